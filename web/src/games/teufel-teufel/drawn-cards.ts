/**
 * The faces of cards among the shared drawings: each is drawn once it is seen, as all lie face down at first. What
 * flies over the board or is dragged has lain on it before.
 */
import { SvelteSet } from 'svelte/reactivity';

/** The cards whose faces have been seen. */
export const drawnCards = new SvelteSet<string>();
