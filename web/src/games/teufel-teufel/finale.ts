/** Finale: the scene of the end, fetched when it has come. */
export { default } from './finale/Scene.svelte';
