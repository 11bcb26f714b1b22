import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contender, FromChild, FromParent, ProcessorTime } from './contenders/contender.ts';

export interface RunningContender extends Contender {
  processor(): Promise<ProcessorTime>;
  stop(): Promise<void>;
}

const longestComplaint = 2000;

interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  /** Another tree of the repository, whose contender runs; this one when absent. */
  readonly tree?: string | undefined;
}

/** Starts a contender in a process and a folder of its own. */
export async function runContender(
  name: string,
  args: readonly string[] = [],
  { env = {}, tree }: Surroundings = {},
): Promise<RunningContender> {
  const folder = await mkdtemp(join(tmpdir(), 'alveole-bench-'));
  const profiled = process.env.BENCH_PROFILE === name ? ['--cpu-prof', '--cpu-prof-dir', process.cwd()] : [];
  const here = tree === undefined ? import.meta.dirname : join(tree, 'tools/bench/src/operations');
  const child = fork(join(here, 'contenders', `${name}.ts`), [folder, ...args], {
    execArgv: [...process.execArgv, ...profiled],
    env: { ...process.env, ...env, PARSE_SERVER_LOGS_FOLDER: join(folder, 'logs') },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (complaints = `${complaints}${chunk.toString()}`.slice(-longestComplaint)),
  );
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`${name} ended with ${String(code)}: ${complaints}`)),
  );
  ended.catch(() => undefined);
  const heard = async (): Promise<FromChild> =>
    Promise.race([once(child, 'message').then(([message]) => message as FromChild), ended]);
  const tell = (message: FromParent) => void child.send(message);
  const first = await heard();
  if (typeof first === 'string' || !('serving' in first)) throw new Error(`${name} does not serve`);
  return {
    ...first.serving,
    async drain() {
      const drained = heard();
      tell('drain');
      await drained;
    },
    async processor() {
      const report = heard();
      tell('processor');
      return ((await report) as { readonly processor: ProcessorTime }).processor;
    },
    async stop() {
      tell('stop');
      await ended.catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
