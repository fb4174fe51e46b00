/** The cover of a weapon's paperback. */
import { BLUNT, unknown } from './weapons-blunt';
import { SLY } from './weapons-sly';

/** A weapon's cover picture, viewBox 0 0 112 92; one for all that are not known here. */
export function weaponArt(weapon: string): string {
  const id = weapon.replace(/-/g, '_');
  return (BLUNT[id] ?? SLY[id] ?? unknown)();
}
