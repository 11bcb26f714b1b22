import { useQueryClient } from '@alveole/query';
import { useEffect } from 'react';
import type { Outbox } from '../send-later/outbox.ts';

/** Milliseconds between two tries while something waits: the network may be there and the server not. */
const tryEvery = 15_000;

/** The shell asks before a sign-out that would erase what waits: it reads the number there. */
function tellWaiting(count: number): void {
  if (count === 0) localStorage.removeItem('alveole.waiting');
  else localStorage.setItem('alveole.waiting', String(count));
}

/** Sends what waits: at once, when the network or the person comes back, and every so often. */
export function useSending(outbox: Outbox | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!outbox) return undefined;
    let lastCount = 0;
    const refresh = async (): Promise<void> => {
      const { length } = await outbox.steps();
      // What was acknowledged reads otherwise now.
      if (length < lastCount) void cache.invalidateQueries({ queryKey: ['repairs'] });
      lastCount = length;
      tellWaiting(length);
    };
    const send = async (): Promise<void> => {
      if ((await outbox.steps()).some(({ state }) => state === 'waiting')) await outbox.flush();
      await refresh();
    };
    // An erased device has nothing to send.
    const sendQuietly = (): void => void send().catch(() => undefined);
    const lookQuietly = (): void => void refresh().catch(() => undefined);
    const forget = outbox.subscribe(lookQuietly);
    const timer = setInterval(sendQuietly, tryEvery);
    window.addEventListener('online', sendQuietly);
    document.addEventListener('visibilitychange', sendQuietly);
    sendQuietly();
    return () => {
      forget();
      clearInterval(timer);
      window.removeEventListener('online', sendQuietly);
      document.removeEventListener('visibilitychange', sendQuietly);
    };
  }, [outbox, cache]);
}
