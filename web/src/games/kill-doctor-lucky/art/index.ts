/** The drawings of Kill Doctor Lucky that the table uses, as SVG markup. None of them refers to an id. */
export { doctor } from './doctor';
export { Emblem } from './emblem';
export { guest, guestBadge, GUEST_LETTERS } from './guests';
export { FRONT_PICTURE } from './front-picture';
export { fetchWeaponArt, weaponArt } from './weapons';
