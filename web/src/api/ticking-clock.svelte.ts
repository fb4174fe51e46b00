/** Ticking clock, reactive: the server's time as something that passes while a component looks at it. */
import { serverClock } from './server-clock';

const STEP = 500;

export interface TickingClock {
  readonly now: number;
  /** What it surely is by now; no later than `now`. */
  readonly surely: number;
}

/** The server's time in milliseconds, anew twice a second as long as the component is there. */
export function tickingClock(): TickingClock {
  const read = (): TickingClock => ({ now: serverClock.now(), surely: serverClock.surely() });
  let time = $state.raw(read());
  $effect(() => {
    const timer = setInterval(() => (time = read()), STEP);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return time.now;
    },
    get surely() {
      return time.surely;
    },
  };
}
