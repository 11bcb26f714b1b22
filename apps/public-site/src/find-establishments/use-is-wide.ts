import { useSyncExternalStore } from 'react';

/** Where list and map fit beside each other (the breakpoint of the product). */
const wide = '(min-width: 993px)';

/** Whether the window is wide, followed while it changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(wide).matches);
}

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
