/**
 * State of the side panel. What stands beside a board: the rulebook, the company at the table, or all that can be
 * done; one at a time.
 */

export type SidePanelName = 'rules' | 'people' | 'move-help';

/** How long the board takes no presses once it has made way, in milliseconds: a second one was not meant for it. */
const SETTLING = 500;

export class SidePanelState {
  /** The board has just made way. */
  settling = $state(false);
  /** What stands there. */
  panel = $state<SidePanelName | null>(null);
  #clause = $state('');
  /** How often a hint has been asked for from elsewhere than where hints are given. */
  hints = $state(0);
  /** How often the reader has wanted to give up from elsewhere than among the players. */
  farewells = $state(0);

  /** The clause at which the rulebook is open there; null: it is not. */
  get clause(): string | null {
    return this.panel === 'rules' ? this.#clause : null;
  }

  /** Open the rulebook at a clause. */
  why = (clause: string): void => {
    this.#open('rules');
    this.#clause = clause;
  };

  /** Open the rulebook at a clause, if there is one, or close it. */
  toggleRules(clause: string | null): void {
    if (this.panel === 'rules' || clause === null) this.close('rules');
    else this.why(clause);
  }

  toggle(panel: Exclude<SidePanelName, 'rules'>): void {
    this.hints = this.farewells = 0;
    if (this.panel === panel) this.panel = null;
    else this.#open(panel);
  }

  #open(panel: SidePanelName): void {
    if (this.panel === null) {
      this.settling = true;
      setTimeout(() => (this.settling = false), SETTLING);
    }
    this.panel = panel;
  }

  /** Open what can be done, and have a hint given there. */
  hint = (): void => {
    this.#open('move-help');
    this.hints += 1;
  };

  /** Open the company at the table, and have it asked there whether one gives up. */
  giveUp = (): void => {
    this.#open('people');
    this.farewells += 1;
  };

  /** Close what stands there, whatever it is, or only this one. */
  close(only = this.panel): void {
    if (this.panel === only) this.panel = null;
  }
}
