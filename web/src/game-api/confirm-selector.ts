/** What confirms a first touch, which has chosen something and shows what would come of it. */
export const CONFIRM_SELECTOR = '[data-confirm]';
