import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshInstallation, removeInstallation } from './installation.ts';
import { seedForAll } from './seed-for-all.ts';

describe('a run that is given a seeded data folder', () => {
  let folder: string;
  const before = process.env.SEEDED_DATA_DIR;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'alveole-seeded-'));
    await writeFile(join(folder, 'seeded'), 'today');
    process.env.SEEDED_DATA_DIR = folder;
  });
  afterEach(async () => {
    if (before === undefined) delete process.env.SEEDED_DATA_DIR;
    else process.env.SEEDED_DATA_DIR = before;
    await rm(folder, { recursive: true, force: true });
  });

  it('begins each fresh installation with a copy of the folder', async () => {
    const installation = await freshInstallation();
    expect(await readFile(join(installation.dataDir, 'seeded'), 'utf8')).toBe('today');
    await removeInstallation(installation);
    expect(await readFile(join(folder, 'seeded'), 'utf8')).toBe('today');
  });

  it('starts no product for the demo data, and keeps the folder once the run is over', async () => {
    const removeSeed = await seedForAll();
    await removeSeed();
    expect(process.env.SEEDED_DATA_DIR).toBe(folder);
    expect(await readFile(join(folder, 'seeded'), 'utf8')).toBe('today');
  });
});
