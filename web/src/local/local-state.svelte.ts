/** How it stands with the matches on this machine, for whoever shows it. */
import type { KeepingTrouble } from './messages';

class LocalState {
  /** Why what happens is not kept; null: it is. */
  trouble = $state<KeepingTrouble | null>(null);
  /** Another tab serves them. */
  elsewhere = $state(false);
  /** How often something has been kept or forgotten. */
  changes = $state(0);
  /** The ids of matches that another version has kept and this one cannot read. */
  unreadable = $state.raw<readonly string[]>([]);
}

export const localState = new LocalState();
