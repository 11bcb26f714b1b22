import { setTimeout as pause } from 'node:timers/promises';

const intervalMs = 100;

/** Asks again until the answer is not undefined. Throws after `withinMs` with what was awaited. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>, withinMs = 60_000): Promise<T> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await pause(intervalMs);
  }
  throw new Error(`${what}: not within ${withinMs / 1000} s`);
}
