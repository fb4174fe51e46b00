/** Fonts, styles, and then the page, once what index.html shows has been drawn. */
import './fonts.css';
import './fonts-meanwhile.css';
import './tokens.css';
import './base.css';
import './arriving.css';

/** How long a picture is waited for, in milliseconds. */
const PATIENCE = 150;

/** When what is there has been drawn. Where nobody looks nothing is drawn, and it is not waited for. */
const drawn = (): Promise<unknown> =>
  new Promise((done) => {
    setTimeout(done, document.hidden ? 0 : PATIENCE);
    requestAnimationFrame(() => setTimeout(done));
  });

async function start(): Promise<void> {
  await drawn();
  const { begin } = await import('./begin');
  await begin();
}

// Without its words the page cannot say that they are missing: index.html does.
start().catch(() => document.documentElement.classList.add('not-begun'));
