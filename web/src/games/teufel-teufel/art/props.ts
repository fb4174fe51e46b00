/** What the damned hold on to, and their hands. */
import { ball, both, cloth, dot, fine, gilt, ink, line, linen, tint } from './strokes';

const skin = (d: string): string => `<path d="${d}" fill="var(--s)" class="tt-l"/>`;

/** A fist round something upright at the right. */
const FIST =
  skin('M47 70Q51.5 66.5 56 70 58 75 55 78.5 51 80.5 47.5 78 45 74 47 70Z') +
  fine('M47 72.5q3-1.5 5 0M46.6 75q3-1.5 5 0M47.5 77.4q2.5-1.2 4 0');

const held = (thing: string): string => `<g transform="translate(-4.5 0)">${thing}${FIST}</g>`;

export const PROPS = {
  ladle: held(line('M52 80V58') + tint('steel', 'M46 50.5h12q0 8-6 8t-6-8Z')),
  key: held(
    `<circle cx="51.5" cy="54.5" r="4" fill="none" stroke="var(--tt-ink)" stroke-width="4.4"/><path d="M51.5 58V80M51.5 64h5M51.5 61h3.5" stroke="var(--tt-ink)" stroke-width="4.4" fill="none"/><circle cx="51.5" cy="54.5" r="4" fill="none" stroke="var(--tt-gilt)" stroke-width="2.2"/><path d="M51.5 58V80M51.5 64h5M51.5 61h3.5" stroke="var(--tt-gilt)" stroke-width="2.2" fill="none"/>`,
  ),
  dice:
    linen('M46 66 53 63 59 67V75L52 78.5 46 74Z') +
    line('M46 66 52 70 59 67M52 70V78.5') +
    dot(49, 71.5, 1.2) +
    dot(55.5, 71.5, 1.2) +
    dot(55.5, 75, 1.2) +
    dot(52.5, 66.5, 1.2),
  candle: held(
    linen('M49 74V60h5.5V74Z') +
      `<path d="M51.7 58.5q-4.5-4 0-10.5 4.5 6.5 0 10.5Z" fill="var(--tt-flame)" class="tt-l"/>`,
  ),
  glass: held(tint('wine', 'M46.5 53h10q0 9-5 10.5-5-1.5-5-10.5Z') + line('M51.5 63.5V74')),
  dagger: held(tint('steel', 'M50 68 51.5 50 54 46.5 55 50 55.5 68Z') + line('M46.5 68h12')),
  quill: held(
    linen('M50 76Q46 60 58 47 62 60 53 70Z') + fine('M50.5 76 57 53M53 64l4.5-2M54.5 59l4-2'),
  ),
  anchor: held(
    line('M52 55V78M47 59.5h10') + ball(52, 52, 3, 'steel') + line('M43 68q1 9 9 10 8-1 9-10'),
  ),
  scales: held(
    line('M52 72V52M44 53.5h16') +
      gilt('M40.5 60h7q-.5 4-3.5 4t-3.5-4ZM56.5 60h7q-.5 4-3.5 4t-3.5-4Z') +
      fine('M44 53.5 41 60M44 53.5 47 60M60 53.5 57 60M60 53.5 63 60'),
  ),
  fan: held(
    linen('M52 74 42 58Q52 49.5 62 58Z') + fine('M52 73 46 56.5M52 73 52 54.5M52 73 58 56.5'),
  ),
  purse: held(
    tint('leather', 'M44.5 66Q39 77 52 78 65 77 59.5 66 56 62.5 52 62.5T44.5 66Z') +
      line('M47 62.5h10') +
      `<path d="M52 67.5v6M49.5 70.5h5" stroke="var(--tt-gilt)" stroke-width="1.6"/>`,
  ),
  scroll: held(
    linen('M44 56H59V70H44Z') + linen('M42.5 54.5h18v3.6h-18Z') + fine('M47 61h9M47 64h9M47 67h6'),
  ),
  apple: held(
    tint('wine', 'M52 62Q45 57.5 45 64.5T52 73Q59 71.5 59 64.5T52 62Z') + line('M52 62q0-3.5 3-5'),
  ),
  axe: held(line('M52 80V46') + tint('steel', 'M52.5 47Q60 45.5 63 52 60 59.5 52.5 58Z')),
  bottle: held(
    cloth('M49.5 48h5v6q3.5 2.5 3.5 7V74H46V61q0-4.5 3.5-7Z') + linen('M46.5 62h11v7h-11Z'),
  ),
  mirror: held(
    line('M52 78V64') +
      `<ellipse cx="52" cy="55.5" rx="6.5" ry="8" fill="var(--tt-gilt)" class="tt-l"/><ellipse cx="52" cy="55.5" rx="4.2" ry="5.6" fill="var(--tt-tear)" class="tt-m"/>`,
  ),
  cards: held(
    linen('M43 56 50 53 55 68 48 71Z') +
      linen('M49 53.5h8V69h-8Z') +
      linen('M56 53.5 63 57 57.5 71 51 68Z') +
      ink('M53 57 55.5 61 53 65 50.5 61Z'),
  ),
  coin: held(
    ball(52, 62, 6.5, 'gilt') +
      `<circle cx="52" cy="62" r="4.2" fill="none" class="tt-m"/>` +
      line('M52 59.5v5'),
  ),
  slate: held(
    tint('felt', 'M43 52 59 50 61 66 45 68Z') +
      `<path d="M47 62l4.5-7.5 4.5 6.5" fill="none" stroke="var(--tt-linen)" stroke-width="1.4"/>`,
  ),
  doll: held(
    cloth('M47 70 50 60H55L58 70Z') +
      ball(52.5, 56, 4.2, 'linen') +
      dot(51, 56, 0.8) +
      dot(54, 56, 0.8),
  ),
  book: held(
    cloth('M43.5 56 52 58.5 60.5 56V72L52 74.5 43.5 72Z') +
      line('M52 58.5v16') +
      fine('M46 61l4 1.2M54 62.2l4-1.2M46 64.5l4 1.2M54 65.7l4-1.2'),
  ),
  pistol: held(tint('steel', 'M44 58 62 53 63 57 50 62 51.5 70 47 71Z') + dot(52, 59, 1)),
  flask: held(
    tint('potion', 'M50 50h4.5v8l5.5 11q1 4-3 4.5H47.5q-4-.5-3-4.5L50 58Z') +
      `<circle cx="50" cy="67" r="1.6" fill="var(--tt-linen)"/><circle cx="54.5" cy="64" r="1.1" fill="var(--tt-linen)"/>`,
  ),
  drumstick: held(
    tint(
      'leather',
      'M46 54Q50 46 57 49.5 62.5 54 57 61 54 64 51 69L49 68.5Q49 62 46.5 60 44.5 57 46 54Z',
    ) + ball(50, 71, 1.8, 'bone'),
  ),
  cigarette: `<path d="M38.5 49.5 53 44.5" stroke="var(--tt-ink)" stroke-width="3" stroke-linecap="round"/><path d="M46 47 53 44.5" stroke="var(--tt-linen)" stroke-width="1.6"/><path d="M54 43.5q4-4 1-8t2-8" fill="none" stroke="var(--tt-smoke)" stroke-width="1.5" stroke-linecap="round"/>`,
  brush: held(
    line('M52 78V58') +
      tint('leather', 'M49.5 59Q48 52 52.5 46 56 52 54.5 59Z') +
      `<path d="M50 51q2.5-3.5 2.5-5 2.5 3 2.5 5Z" fill="url(#tt-p-*)"/>`,
  ),
  pray: skin('M34 57 37.5 66 37 82H31L30.5 66Z') + fine('M34 59V80M32.6 66v12M35.4 66v12'),
  cheeks: both(
    skin('M13 66C13 55 16 46 20 41 22 40.5 22.5 43 22 46L24.5 52Q25 57 21.5 62L20 68Z') +
      fine('M18.5 45.5 17.5 52M20.5 45 20 52M22.3 48 21.8 53'),
  ),
  reach: both(
    skin(
      'M8 70C8 58 9 52 8.5 46 10 44.5 11 46 11.3 48L12 42C13.2 41 14.2 42 14.2 44L15 42.5C16.4 42 17 43.5 17 45L18.5 46C19.5 47 19 50 18.5 54L18 70Z',
    ) + fine('M11.3 48v4M14.2 47v5M17 48v4'),
  ),
} as const;
