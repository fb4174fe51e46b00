/** Move help of a game without a board of its own: its legal actions in words; of others the page knows nothing. */
import type { MoveHelp } from '@/game-api/types';
import { actionLabel, actionText } from './labels';

export const moveHelp: MoveHelp = {
  text: actionText,
  group(view, action) {
    const { lead, values } = actionLabel(view, action);
    return values.length === 0 ? '' : lead;
  },
  move: (view, { actions: [action = ''] }) => actionText(view, action),
  marks: () => [],
  wishes: () => [],
};
