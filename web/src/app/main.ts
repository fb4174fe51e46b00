/** Entry point: styles, and then the page, once what index.html shows has been drawn. */
import '@/styles/font-fallback.css';
import '@/styles/design-tokens.css';
import '@/styles/base.css';
import '@/styles/loading-shell.css';
import { afterPaint } from '@/rendering/after-paint';

async function start(): Promise<void> {
  await afterPaint();
  const { bootstrap } = await import('./bootstrap');
  await bootstrap();
}

// Without its words the page cannot say that they are missing: index.html does.
start().catch(() => document.documentElement.classList.add('not-begun'));
