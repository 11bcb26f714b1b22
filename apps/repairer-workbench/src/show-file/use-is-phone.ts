import { useSyncExternalStore } from 'react';

/** The width under which the counter is held in one hand (interface §2). */
const phone = '(width < 993px)';

/** Whether the screen is a phone's or a small tablet's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(phone).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
