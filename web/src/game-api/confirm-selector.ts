/** Selector of the confirm button, for a move chosen by a first touch that shows what would come of it. */
export const CONFIRM_SELECTOR = '[data-confirm]';
