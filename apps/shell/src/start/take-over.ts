import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

/** What the translators of browsers put around each text that they rewrite; no screen has it. */
const translated = 'font';

/** Takes over a page that was drawn ahead. One that was translated meanwhile is drawn anew: React knows none of its texts. */
export function takeOver(drawn: HTMLElement, page: ReactNode): Root {
  if (drawn.querySelector(translated) === null) return hydrateRoot(drawn, page);
  const root = createRoot(drawn);
  root.render(page);
  return root;
}
