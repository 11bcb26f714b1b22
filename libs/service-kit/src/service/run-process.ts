import { isAppError } from '@alveole/contracts';
import { isConfigurationError } from '../config/load-config.ts';
import { scrub } from '../logging/scrub.ts';

export interface RunningProcess {
  /** Stops taking work, finishes what is under way, closes connections. */
  close(): Promise<void>;
}

/** The parts of `process` in use; given by tests. */
export interface ProcessHost {
  readonly stderr: { write(text: string): unknown };
  exit(code: number): void;
  once(event: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
}

const gracefulStopMs = 15_000;

/**
 * Runs a `main.ts`: a failed start prints one readable line and exits with 1; SIGTERM and SIGINT close gracefully
 * and exit with 0, or with 1 when closing fails or takes more than 15 s. A second signal exits at once.
 */
export async function runProcess(main: () => Promise<RunningProcess>, host: ProcessHost = process): Promise<void> {
  const fail = (error: unknown) => {
    host.stderr.write(`${readableLine(error)}\n`);
    host.exit(1);
  };
  try {
    const running = await main();
    const stop = stopOnce(running, host, fail);
    host.once('SIGTERM', stop);
    host.once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}

function stopOnce(running: RunningProcess, host: ProcessHost, fail: (error: unknown) => void): () => void {
  let deadline: NodeJS.Timeout | undefined;
  return () => {
    if (deadline !== undefined) {
      clearTimeout(deadline);
      return host.exit(1);
    }
    deadline = setTimeout(() => fail(new Error('Stopping took too long.')), gracefulStopMs);
    running
      .close()
      .then(() => host.exit(0), fail)
      .finally(() => clearTimeout(deadline));
  };
}

/** What went wrong, on one line and without secrets. @param what could not be done */
export function readableLine(error: unknown, what = 'Cannot start'): string {
  if (isConfigurationError(error)) return error.message;
  const message = isAppError(error) || error instanceof Error ? error.message : 'unknown failure';
  const code = (error as { code?: unknown } | undefined)?.code;
  const text = message === '' && typeof code === 'string' ? code : message;
  return scrub(`${what}: ${text}`.replace(/\s+/g, ' '));
}
