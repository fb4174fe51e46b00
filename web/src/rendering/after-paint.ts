/** After paint: promises of the moment when what is there has been drawn, displayed, or seen. */

/** How long a picture is waited for, in milliseconds. */
const PATIENCE = 150;

/** The next picture, and then so much more. Where nobody looks nothing is drawn, and it is not waited for. */
const pictured = (more: (done: () => void) => void): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, document.hidden ? 0 : PATIENCE);
    requestAnimationFrame(() => more(done));
  });

/** When what is there has been drawn. */
export const afterPaint = (): Promise<void> => pictured(setTimeout);

/**
 * How long what has been drawn takes to the screen, in milliseconds: two pictures of the usual sixty in a second. To
 * ask for one of them would hold it up: a browser that is asked for a picture waits for it before it shows another.
 */
const TO_SCREEN = 32;

/** When what has been drawn should be on the screen, too; no other picture is asked for to find out. */
export const afterDisplay = (): Promise<void> =>
  pictured((done) => setTimeout(() => setTimeout(done, TO_SCREEN)));

/** How long it takes until what has been drawn is seen, too, in milliseconds. */
const SIGHT = 250;

/** When what is there has been drawn and seen: what nobody asks for yet is sent for no sooner. */
export const afterSeen = async (): Promise<void> => {
  await afterPaint();
  await new Promise((done) => setTimeout(done, SIGHT));
};
