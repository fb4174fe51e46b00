/** The server's time as something that passes while a component looks at it. */
import { serverTime } from './moment';

const STEP = 500;

/** The server's time in milliseconds, anew twice a second as long as the component is there. */
export function ticking(): { readonly now: number } {
  let now = $state(serverTime.now());
  $effect(() => {
    const timer = setInterval(() => (now = serverTime.now()), STEP);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
