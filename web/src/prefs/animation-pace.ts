/** Pace of animations and bots: how quickly one is shown what the others do, and how long bots take for it. */

export const PACES = ['leisurely', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

interface PaceEffect {
  /** How fast time goes on the board; null: what has happened is there at once. */
  readonly rate: number | null;
  /** Seconds that bots take for an action where nobody else plays; null: as the server has it. */
  readonly bots: number | null;
}

export const PACE_EFFECTS: Readonly<Record<Pace, PaceEffect>> = {
  leisurely: { rate: 0.6, bots: 1 },
  brisk: { rate: 1, bots: null },
  // Bots are as quick by themselves as their server lets them.
  'at-once': { rate: null, bots: null },
};
