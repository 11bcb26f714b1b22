import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retentionTable } from '@alveole/domain';
import { readSettings } from '../settings.ts';
import { runRetention } from './run-retention.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alv-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runRetention(readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), args, (text) => lines.push(text));
  return lines;
}

const rowsIn = (lines: readonly string[]) => lines.flatMap((line) => /^\w+ : ([a-z-]+) +\d/.exec(line)?.[1] ?? []);

it('tells in a dry run and in a scan every row of the retention table that the nights act on', async () => {
  const acted = retentionTable.filter(({ outcome }) => outcome !== 'kept').map(({ id }) => id);
  expect(rowsIn(await run('--dry-run')).toSorted()).toEqual(acted.toSorted());
  expect(rowsIn(await run('scan')).toSorted()).toEqual(acted.toSorted());
});

it('is refused while the installation runs', async () => {
  await writeFile(join(dataDir, 'process.lock'), String(process.ppid));
  await expect(run('--dry-run')).rejects.toThrow('sert déjà à une autre instance');
  await rm(join(dataDir, 'process.lock'));
});
