import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../settings.ts';
import { migrateStores } from './migrate-stores.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alv-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await migrateStores(readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), args, (text) => lines.push(text));
  return lines;
}

// Each test goes on where the one before ended.
describe('migrating the stores of an installation of one machine', () => {
  it('says of each service what its next start would do, does it, and has nothing left to do', async () => {
    const dry = await run('--dry-run');
    expect(dry).toContain('repairs : à faire : 0003-rename-entitlement (documents lus : 0, à changer : 0)\n');
    expect((await run()).length).toBe(dry.length);
    const nothing = (name: string) => `${name} : Aucune migration en attente.\n`;
    expect(await run('--dry-run')).toEqual(['auth', 'enrolment', 'repairs', 'refunds', 'notifications'].map(nothing));
  });

  it('is refused while the installation runs, and with an option that it does not know', async () => {
    await expect(run('--dryrun')).rejects.toThrow(/^auth : Cannot run: .*--dryrun/);
    await writeFile(join(dataDir, 'process.lock'), String(process.ppid));
    await expect(run('--dry-run')).rejects.toThrow('sert déjà à une autre instance');
    await rm(join(dataDir, 'process.lock'));
    expect(await run('--dry-run')).toHaveLength(5);
  });
});
