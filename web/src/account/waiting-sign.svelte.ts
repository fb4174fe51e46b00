/** Waiting sign: what every page shows of matches that wait for the reader. It comes late: until then, nothing. */
import type { Component } from 'svelte';

class WaitingSign {
  /** Count anew what waits, once it is counted at all; declared alone, so that the first load has nothing of it. */
  declare look?: () => void;
  /** Shows beside an address of the menu how many wait there; without one, a way to them. */
  Mark = $state.raw<Component<{ address?: string }>>();
  /** The reader is called to the table that is open. */
  called = $state(false);
}

export const waitingSign = new WaitingSign();
