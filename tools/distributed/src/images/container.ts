import { until } from '../processes/until.ts';
import { engine } from './engine.ts';

interface State {
  readonly Pid: number;
  readonly StartedAt: string;
  readonly Running: boolean;
  readonly Health?: { readonly Status: string };
}

const backInMs = 120_000;

async function stateOf(container: string): Promise<State> {
  return JSON.parse(await engine('inspect', '--format', '{{json .State}}', container)) as State;
}

/** Waits until a container runs and its health check, where it has one, passes. */
export async function healthy(container: string): Promise<void> {
  await until(`container ${container.slice(0, 12)} is healthy`, () => healthySince(container, ''), backInMs);
}

/**
 * Ends the process of a container as a crash does and waits until the engine has started it again, by the policy of
 * the compose file, and its health check passes. Answers the seconds that it was away.
 */
export async function killAndAwait(container: string): Promise<number> {
  const { Pid, StartedAt } = await stateOf(container);
  const began = Date.now();
  process.kill(Pid, 'SIGKILL');
  await until(`container ${container.slice(0, 12)} is back`, () => healthySince(container, StartedAt), backInMs);
  return (Date.now() - began) / 1000;
}

/** ISO dates of one engine compare as texts. */
async function healthySince(container: string, before: string): Promise<true | undefined> {
  const { StartedAt, Running, Health } = await stateOf(container);
  const isHealthy = Health === undefined || Health.Status === 'healthy';
  return StartedAt > before && Running && isHealthy ? true : undefined;
}
