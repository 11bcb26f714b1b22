import { z } from 'zod';
import { startProcess } from '../processes/start-process.ts';
import type { StartedProcess } from '../processes/start-process.ts';
import { until } from '../processes/until.ts';

export interface EmbeddedParts {
  /** By the names of the environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly process: StartedProcess;
}

const ready = z.object({ ready: z.record(z.string(), z.string()) });

/** Starts the embedded parts as a process that stands in for servers. @param mongo `host:port` of the database; a socket in `dataDir` otherwise */
export async function startEmbeddedParts(dataDir: string, mongo?: string): Promise<EmbeddedParts> {
  const child = startProcess(
    process.execPath,
    [
      '--import',
      'tsx',
      'libs/embedded/src/main.ts',
      '--json',
      '--data-dir',
      dataDir,
      ...(mongo ? ['--mongo', mongo] : []),
    ],
    {},
  );
  const line = await until('the embedded parts', async () => child.outputLines()[0]);
  return { environment: ready.parse(JSON.parse(line)).ready, process: child };
}
