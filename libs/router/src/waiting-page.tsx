import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

/** Takes away the page that was drawn ahead of the scripts (shell, `draw-waiting-page.ts`). */
function endWaitingPage(): void {
  document.getElementById('waiting')?.replaceChildren();
}

/**
 * Stands before what takes the place of the page drawn ahead: that one is gone before the effects of this one measure
 * or focus anything.
 */
export function WaitingPageEnd(): ReactNode {
  useLayoutEffect(endWaitingPage, []);
  return null;
}
