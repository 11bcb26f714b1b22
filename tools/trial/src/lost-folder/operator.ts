import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { storedBackups } from '@alveole/start/stored-backups';

const run = promisify(execFile);
const commands = resolve(import.meta.dirname, '../../../start/src/backup');

/** What an operator does at a terminal for the installation whose data folder this is. */
export function operatorOf(dataDir: string, destination: string) {
  const type = (command: string, args: readonly string[]) =>
    run(process.execPath, ['--import', 'tsx', join(commands, command), ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
  return {
    backUp: () => type('main.ts', [destination]),
    /** The folder of the last backup, and when it began. */
    async lastBackup(): Promise<{ readonly folder: string; readonly began: number }> {
      const folder = (await storedBackups(destination)).at(-1) ?? '';
      const { began } = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as { began: string };
      return { folder, began: Date.parse(began) };
    },
    restore: (backup: string) => type('restore-main.ts', [backup]),
  };
}
