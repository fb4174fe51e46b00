/** Waiting sign: what every page shows of matches that wait for the reader. It comes late: until then, nothing. */
import type { Component } from 'svelte';

class WaitingSign {
  /** Shows beside an address of the menu how many wait there; without one, a way to them. */
  Mark = $state.raw<Component<{ address?: string }>>();
  /** The reader is called to the table that is open. */
  called = $state(false);
}

export const waitingSign = new WaitingSign();
