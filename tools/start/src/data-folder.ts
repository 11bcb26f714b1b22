import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface DataFolder {
  release(): void;
}

/**
 * Takes the data folder for this process: two instances on one folder would write over each other.
 * A lock whose process is gone (kill -9) is taken over. Throws when another instance runs there.
 */
export function takeDataFolder(dataDir: string): DataFolder {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'process.lock');
  for (;;) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, String(process.pid));
      closeSync(file);
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(readFileSync(path, 'utf8'));
      if (isRunning(holder))
        throw new Error(
          `Le dossier ${dataDir} sert déjà à une autre instance (processus ${holder}). Choisissez DATA_DIR et PORT.`,
        );
      rmSync(path, { force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
