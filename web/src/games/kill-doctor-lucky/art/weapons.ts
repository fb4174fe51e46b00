/** The cover of a weapon's paperback; the drawings travel by themselves, once the first is to be seen. */
import { LazyLoader } from '@/rendering/lazy-loader';

interface Covers {
  known: Readonly<Record<string, () => string>>;
  unknown: () => string;
}

const ALL = 'covers';
const drawings = new LazyLoader<Covers>([
  [
    ALL,
    async () => {
      const [{ BLUNT, unknown }, { SLY }] = await Promise.all([
        import('./weapons-blunt'),
        import('./weapons-sly'),
      ]);
      return { known: { ...BLUNT, ...SLY }, unknown };
    },
  ],
]);

/** Have the drawings there. */
export const fetchWeaponArt = (): Promise<unknown> => drawings.fetch(ALL);

/** A weapon's cover picture, viewBox 0 0 112 92; one for all that are not known here, nothing before it has come. */
export function weaponArt(weapon: string): string {
  const covers = drawings.get(ALL);
  if (covers === undefined) return '';
  return (covers.known[weapon.replace(/-/g, '_')] ?? covers.unknown)();
}
