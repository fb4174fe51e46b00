/** Words of the log: who has done something, and to whom, as an operator reads it. */
import { say } from '@/i18n/messages';

const BY_COMMAND = 'command:';

/** Who has done it: an operator's token by its name, a user of the system by command, or the person themselves. */
export function doerText(who: string): string {
  if (who === 'themselves') return say('host-by-themselves');
  if (!who.startsWith(BY_COMMAND)) return who;
  return say('host-by-command', { who: who.slice(BY_COMMAND.length) });
}

/** How a person is called: by the name of their account, else by their number. */
export const personText = (name: string | null, number: number): string =>
  name ?? say('host-operator-number', { number: String(number) });
