import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SpawnedDatabase {
  readonly uri: string;
  /** Megabytes that the process holds itself, and with the pages of its file that the system keeps for it. */
  memory(): { readonly own: number; readonly withFile: number };
  /** Milliseconds of processor time that it has used so far: what the machine's other work does not blur. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** Starts the embedded database in a process of its own. */
export async function spawnDatabase(dir: string): Promise<SpawnedDatabase> {
  const child = fork(join(import.meta.dirname, 'database-process.ts'), [dir], { execArgv: ['--import', 'tsx'] });
  const [{ uri }] = (await once(child, 'message')) as [{ uri: string }];
  return {
    uri,
    memory: () => ({ own: megabytes(child.pid, 'RssAnon'), withFile: megabytes(child.pid, 'VmRSS') }),
    processorTime: () => processorTime(child.pid),
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Read from the kernel's own account of the process; 0 where there is none (other systems than Linux). */
function megabytes(pid: number | undefined, field: string): number {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm'));
    return Math.round(Number(line?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** The kernel counts it in hundredths of a second, by thread. */
function processorTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
