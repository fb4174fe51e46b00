/** How long a picture is waited for, in milliseconds. */
const PATIENCE = 150;

/** When what is there has been drawn. Where nobody looks nothing is drawn, and it is not waited for. */
export const drawn = (): Promise<unknown> =>
  new Promise((done) => {
    setTimeout(done, document.hidden ? 0 : PATIENCE);
    requestAnimationFrame(() => setTimeout(done));
  });
