/** The faces of cards among the shared drawings: each is drawn once it is seen, as at most a few lie face up. */
import { SvelteSet } from 'svelte/reactivity';

/** The cards whose faces have been seen. */
export const drawnCards = new SvelteSet<string>();
