import { setTimeout as pause } from 'node:timers/promises';

const intervalMs = 100;
/** For seven processes that start together on a machine that does other things too; what works comes in seconds. */
const maxWaitMs = 180_000;

/** Asks again until the answer is not undefined. Throws after `withinMs` with what was awaited, and why it was not so at last. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>, withinMs = maxWaitMs): Promise<T> {
  const deadline = Date.now() + withinMs;
  let reason = '';
  while (Date.now() < deadline) {
    const answer = await ask().catch((error: Error) => {
      reason = ` (${error.message})`;
      return undefined;
    });
    if (answer !== undefined) return answer;
    await pause(intervalMs);
  }
  throw new Error(`${what}: not within ${withinMs / 1000} s${reason}`);
}
