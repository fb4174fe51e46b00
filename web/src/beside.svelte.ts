/** What stands beside a board: the rulebook, the company at the table, or all that can be done; one at a time. */

export type Panel = 'rules' | 'company' | 'counsel';

export class Beside {
  /** What stands there. */
  panel = $state<Panel | null>(null);
  #clause = $state('');
  /** How often a hint has been asked for from elsewhere than where hints are given. */
  hints = $state(0);

  /** The clause at which the rulebook is open there; null: it is not. */
  get clause(): string | null {
    return this.panel === 'rules' ? this.#clause : null;
  }

  /** Open the rulebook at a clause. */
  why = (clause: string): void => {
    this.panel = 'rules';
    this.#clause = clause;
  };

  /** Open the rulebook at a clause, if there is one, or close it. */
  toggleRules(clause: string | null): void {
    if (this.panel === 'rules' || clause === null) this.close('rules');
    else this.why(clause);
  }

  toggle(panel: Exclude<Panel, 'rules'>): void {
    this.hints = 0;
    this.panel = this.panel === panel ? null : panel;
  }

  /** Open what can be done, and have a hint given there. */
  hint = (): void => {
    this.panel = 'counsel';
    this.hints += 1;
  };

  /** Close what stands there, whatever it is, or only this one. */
  close(only = this.panel): void {
    if (this.panel === only) this.panel = null;
  }
}
