/** State of an analysis board: what is set up, the acts from there, and how they are gone through. */
import type { MatchView } from '@/api/types';
import { ReplayPlayer } from '@/replay/replay-player.svelte';
import { setUp, type Acts, type AnalysisBoard } from '@/analysis/board-client';
import type { BoardLink, BoardSetup } from '@/analysis/board-link';

/** By whom a board is looked at: as a replay is, or always by who is to move. */
export type BoardEyes = 'mover' | ReplayPlayer['eyes'];

/** The last version of the start and of each act. */
const endsOf = ({ steps }: ReplayPlayer): readonly number[] =>
  steps.flatMap(({ until }, index) => (until === steps[index - 1]?.until ? [] : [until]));

export class BoardState {
  board = $state.raw<AnalysisBoard | null>(null);
  player = $state.raw<ReplayPlayer | null>(null);
  eyes = $state.raw<BoardEyes>('mover');
  /** Why the last act was not done, or not all of it. */
  stopped = $state.raw<AnalysisBoard['stopped']>(null);
  busy = $state(false);
  setup: BoardSetup;

  constructor(setup: BoardSetup) {
    this.setup = setup;
  }

  /** After how many acts one looks. */
  get at(): number {
    return this.player === null ? -1 : endsOf(this.player).indexOf(this.player.at);
  }

  /** The acts up to where one looks. */
  get before(): Acts {
    return this.board?.acts.slice(0, Math.max(0, this.at)) ?? [];
  }

  /** The position as it is shown; who looks as who is to move sits at that seat. */
  get view(): MatchView | null {
    const { player } = this;
    if (player === null) return null;
    const seat = player.shownTo;
    const toPlay = player.view?.state.to_play ?? null;
    return typeof seat === 'number' && seat === toPlay
      ? player.seenFrom(seat, player.at)
      : player.view;
  }

  /** Set a board up. Throws ServerError for a position that cannot be; the one before then stands. */
  async open({ acts, at, ...setup }: BoardLink): Promise<void> {
    const board = await setUp(setup, acts);
    this.setup = setup;
    this.stopped = board.stopped;
    await this.#show(board, Math.min(at, board.acts.length));
  }

  /** Do something as who is to move where one looks; what came after that is given up. */
  async act(actions: readonly string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { before } = this;
      const board = await setUp(this.setup, [...before, actions]);
      this.stopped = board.stopped;
      if (board.acts.length === before.length) return;
      await this.#show(board, before.length);
      await this.player?.forward();
      await this.follow();
    } finally {
      this.busy = false;
    }
  }

  async look(eyes: BoardEyes): Promise<void> {
    this.eyes = eyes;
    await this.follow();
  }

  /** See with the eyes that are wanted where one has come to. */
  async follow(): Promise<void> {
    const { player } = this;
    if (player === null) return;
    const wanted = this.eyes === 'mover' ? (player.view?.state.to_play ?? 'revealed') : this.eyes;
    if (player.eyes !== wanted) await player.look(wanted);
  }

  close(): void {
    this.player?.close();
  }

  async #show(board: AnalysisBoard, at: number): Promise<void> {
    const eyes = this.player?.eyes ?? 'spectator';
    const player = new ReplayPlayer(board.id, eyes, 1);
    await player.look();
    player.go(endsOf(player)[at] ?? 1);
    this.player?.close();
    this.board = board;
    this.player = player;
    await this.follow();
  }
}
