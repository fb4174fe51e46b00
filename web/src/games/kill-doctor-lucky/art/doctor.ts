/** Doctor Lucky: an old gentleman with a top hat, a moustache, an eyeglass and a lantern. */
import { group } from '@/drawing/svg-helpers';

const HAT_SHAPE =
  'M-17-51.5C-14-52.5-12-53.5-11-55L-12.5-74C-6-77 6-77 12.5-74L11-55C12-53.5 14-52.5 17-51.5 12-47.5 6-46.8 0-46.8-6-46.8-12-47.5-17-51.5Z';
const COAT_SHAPE =
  'M-19.5-1.5C-21-17-17.5-31.5-9-36.5L0-29 9-36.5C17.5-31.5 21-17 19.5-1.5 13 1.5-13 1.5-19.5-1.5Z';

const TOP_HAT =
  `<path d="${HAT_SHAPE}" fill="var(--kdl-doctor)" class="kdl-rim"/>` +
  '<path d="M-11.1-55.2C-4-52.6 4-52.6 11.1-55.2L11.6-61C4-58.3-4-58.3-11.6-61Z" fill="var(--kdl-doctor-band)"/>' +
  '<path d="M-9.5-72.5Q-8.5-66-8.6-62.5" fill="none" stroke="var(--kdl-doctor-shine)" stroke-width="1.6" stroke-linecap="round"/>';

const FACE =
  '<path d="M-8.5-50C-9-42-5-36.5 0-36.5S9-42 8.5-50Z" fill="var(--kdl-skin)" class="kdl-hair"/>' +
  '<path d="M-9.3-49.5C-12-45-11.5-40-9-37.5-8.8-41-8.2-45-8-49ZM9.3-49.5C12-45 11.5-40 9-37.5 8.8-41 8.2-45 8-49Z" fill="var(--kdl-pale)" class="kdl-hair"/>' +
  '<path d="M0-41.8C-2.5-43-6.5-41.5-8.5-37.5-5.5-38.5-2-38.5 0-40 2-38.5 5.5-38.5 8.5-37.5 6.5-41.5 2.5-43 0-41.8Z" fill="var(--kdl-pale)" class="kdl-hair"/>' +
  '<path d="M-5.5-45.8H-2.2" stroke="var(--kdl-dark)" stroke-width="1.5" stroke-linecap="round"/>' +
  '<circle cx="4" cy="-45.6" r="3" fill="var(--kdl-eyes)" stroke="var(--kdl-dark)" stroke-width="1.1"/><path d="M6.5-43.5Q8-38 6-33" fill="none" stroke="var(--kdl-eyes)" stroke-width=".7"/>';

const COAT =
  `<path d="${COAT_SHAPE}" fill="var(--kdl-doctor)" class="kdl-rim"/>` +
  '<path d="M-5-35L0-30 5-35 4-19 0-14-4-19Z" fill="var(--kdl-pale)"/>' +
  '<path d="M-9-36.5C-11-33-10-29-7.5-25L0-13 7.5-25C10-29 11-33 9-36.5L4.5-34 0-17-4.5-34Z" fill="var(--kdl-doctor-lapel)" class="kdl-hair"/>' +
  '<path d="M-5-34.5L0-31.5 5-34.5V-28.5L0-31 -5-28.5Z" fill="var(--kdl-doctor-band)" class="kdl-hair"/>' +
  '<path d="M0-12V-2M-12.5-1C-13-9-12-16-10.5-20" fill="none" stroke="var(--kdl-doctor-shine)" stroke-width="1.2" stroke-linecap="round" opacity=".7"/>';

const LANTERN =
  '<circle cx="24" cy="-12" r="13" fill="var(--kdl-lantern-glow)" opacity=".3"/><circle cx="24" cy="-12" r="8.5" fill="var(--kdl-lantern-glow)" opacity=".4"/>' +
  '<path d="M13-22C17-25 21-25 24-23" fill="none" stroke="var(--kdl-doctor)" stroke-width="5" stroke-linecap="round"/>' +
  '<path d="M20.5-18.5Q24-25.5 27.5-18.5" fill="none" stroke="var(--kdl-lantern-edge)" stroke-width="1.4"/>' +
  '<path d="M20.3-16.5H27.7V-7H20.3Z" fill="var(--kdl-lantern)" stroke="var(--kdl-lantern-edge)" stroke-width="1.4"/>' +
  '<path d="M24-15C26.5-11.8 26.2-9.5 24-8.6 21.8-9.5 21.5-11.8 24-15Z" fill="var(--kdl-lantern-core)"/>' +
  '<path d="M19-19H29V-16.5H19ZM19-7H29V-4H19Z" fill="var(--kdl-doctor-band)" stroke="var(--kdl-lantern-edge)" stroke-width="1"/>';

/** The Doctor as path data: coat and hat, nothing within. */
export const doctorShape = COAT_SHAPE + HAT_SHAPE;

/** Doctor Lucky with his lantern, 58 x 76 units, his feet at 0 0. */
export const doctor = (): string => group(LANTERN + COAT + FACE + TOP_HAT);

/** His hat alone, about 0 0, 26 units high: for his steps on the plan. */
export const topHat = (): string =>
  '<path d="M-16 9.5C-13 9-10.5 8.5-9.5 7L-11-11C-5-13.5 5-13.5 11-11L9.5 7C10.5 8.5 13 9 16 9.5 10 13.5-10 13.5-16 9.5Z" fill="currentColor"/>' +
  '<path d="M-9.6 5.5C-4 8 4 8 9.6 5.5L10 .5C4 3-4 3-10 .5Z" fill="var(--kdl-hat-band, var(--kdl-doctor-band))"/>';
