import { smsLimits } from '@alveole/domain';
import { useEffect, useState } from 'react';

/**
 * Seconds left before another message may go; 0 when it may.
 * @param sentAt when the last one went, milliseconds since 1970; undefined before the first
 */
export function useResendPause(sentAt: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = sentAt === undefined ? 0 : secondsBetween(now, sentAt + smsLimits.spacingMs);
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting, sentAt]);
  return left;
}

/** The clock was read some time before the message went, so there may seem to be more than the whole pause. */
function secondsBetween(now: number, end: number): number {
  const leftMs = Math.min(smsLimits.spacingMs, Math.max(0, end - now));
  return Math.ceil(leftMs / 1000);
}
