/** Styles, and then the page, once what index.html shows has been drawn. */
import '@/styles/fonts-meanwhile.css';
import '@/styles/tokens.css';
import '@/styles/base.css';
import '@/styles/arriving.css';
import { drawn } from '@/rendering/drawn';

async function start(): Promise<void> {
  await drawn();
  const { begin } = await import('./begin');
  await begin();
}

// Without its words the page cannot say that they are missing: index.html does.
start().catch(() => document.documentElement.classList.add('not-begun'));
