import { useEffect, useState } from 'react';

/**
 * Whole seconds, counted down each second, until a pause is over; 0 once it is.
 * @param since when the pause began, milliseconds since 1970; undefined where none did
 * @param pauseMs how long it lasts, milliseconds
 */
export function useSecondsLeft(since: number | undefined, pauseMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  // The clock was read some time before the pause began, so there may seem to be more than the whole of it.
  const leftMs = since === undefined ? 0 : Math.min(pauseMs, Math.max(0, since + pauseMs - now));
  const isCounting = leftMs > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting, since]);
  return Math.ceil(leftMs / 1000);
}
