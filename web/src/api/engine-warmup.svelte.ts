/**
 * Engine warm-up. How far the server has compiled its fast rules: until those of a game are ready bots play no move
 * in it and give no hint.
 */
import { status } from './http-client';

/** How long until the server is asked again, in milliseconds. */
const PAUSE = 2000;

export class EngineWarmup {
  /** From 0 to 1; null: it is done, or not known. */
  progress = $state<number | null>(null);
  /** The games that bots play already. */
  private games = $state.raw<readonly string[]>([]);

  /** Whether bots do not play a game yet. */
  awaits(game: string): boolean {
    return this.progress !== null && !this.games.includes(game);
  }

  /** Look until it is done; ends with what is returned. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const look = async (): Promise<void> => {
      try {
        const { engine } = await status();
        this.progress = engine.ready ? null : engine.progress;
        this.games = engine.games;
        if (!engine.ready && !gone) timer = setTimeout(() => void look(), PAUSE);
      } catch {
        this.progress = null;
      }
    };
    void look();
    return () => {
      gone = true;
      this.progress = null;
      clearTimeout(timer);
    };
  }
}

export const engineWarmup = new EngineWarmup();
