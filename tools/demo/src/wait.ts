import { setTimeout as pause } from 'node:timers/promises';

/** A busy machine hands a message on late; who waits in vain has lost a minute. */
const timeout = 60_000;
const interval = 150;

/** Asks again until there is an answer: other services learn by events. Throws after a minute with what was awaited. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await pause(interval);
  }
  throw new Error(`${what} : rien après ${timeout / 1000} s`);
}
