/** How long a picture is waited for, in milliseconds. */
const PATIENCE = 150;

/** When what is there has been drawn. Where nobody looks nothing is drawn, and it is not waited for. */
export const drawn = (): Promise<unknown> =>
  new Promise((done) => {
    setTimeout(done, document.hidden ? 0 : PATIENCE);
    requestAnimationFrame(() => setTimeout(done));
  });

/** How long it takes until what has been drawn is seen, too, in milliseconds. */
const SIGHT = 250;

/** When what is there has been drawn and seen: what nobody asks for yet is sent for no sooner. */
export const seen = async (): Promise<void> => {
  await drawn();
  await new Promise((done) => setTimeout(done, SIGHT));
};
