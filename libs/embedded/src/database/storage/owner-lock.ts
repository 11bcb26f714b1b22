import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps a data directory for one process: two databases on the same files would not see each other's writes. */
export function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, 'owner.json');
  const owner = readOwner(file);
  if (owner !== undefined && isAlive(owner))
    throw new Error(`the data directory ${dir} is in use by process ${owner.pid}`);
  const self = { pid: process.pid, started: startOf(process.pid) };
  writeFileSync(file, JSON.stringify(self), { mode: 0o600 });
  lockedFolders.add(file);
  return () => {
    lockedFolders.delete(file);
    rmSync(file, { force: true });
  };
}

interface Owner {
  pid: number;
  /** When that process started, where the system tells: process ids are used again. */
  started: string | undefined;
}

/** The directories held by this very process. */
const lockedFolders = new Set<string>();

function readOwner(file: string): (Owner & { file: string }) | undefined {
  try {
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as Owner), file };
  } catch {
    return undefined;
  }
}

function isAlive(owner: Owner & { file: string }): boolean {
  if (owner.pid === process.pid) return lockedFolders.has(owner.file);
  if (owner.started !== startOf(owner.pid)) return false;
  try {
    process.kill(owner.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Field 22 of /proc/<pid>/stat: the start in clock ticks since boot. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
