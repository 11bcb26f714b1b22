import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface StartedProcess {
  readonly pid: number;
  /** What it wrote to its error output so far, by lines. */
  errorLines(): string[];
  /** What it wrote to its output so far, by lines. */
  outputLines(): string[];
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Asks it to close and waits; after 20 s it is killed. */
  stop(): Promise<number | null>;
  /** Ends it without a word, as a crash does. */
  kill(): Promise<void>;
}

const stopTimeoutMs = 20_000;

/** Starts a program with exactly this environment, and `PATH`. */
export function startProcess(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): StartedProcess {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const { pid } = child;
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (part: Buffer) => void (written[stream] += part.toString('utf8')));
  const ended = Promise.race([
    once(child, 'close').then(([code]) => code as number | null),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ]);
  // Whoever waits hears of it; nobody has to.
  ended.catch(() => undefined);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const tooLate = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    child.kill(signal);
    return ended.finally(() => clearTimeout(tooLate));
  };
  if (pid === undefined) throw new Error(`${program} cannot be started`);
  return {
    pid,
    errorLines: () => linesOf(written.stderr),
    outputLines: () => linesOf(written.stdout),
    ended,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
