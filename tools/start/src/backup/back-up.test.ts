import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '@alveole/embedded/database';
import { createLogger } from '@alveole/service-kit';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { deleteExpiredBackups, storedBackups } from './stored-backups.ts';

const invoice = join('objects', 'alveole', 'ab', 'abcdef');
const day = (date: number) => new Date(Date.UTC(2026, 10, date, 3, 15));

let folder: string;
let dataDir: string;
let destination: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alv-'));
  dataDir = join(folder, 'data');
  destination = join(folder, 'backups');
  await openDatabase();
  await put('object-store-key.json', '{}');
  await put(invoice, 'an invoice');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const logger = createLogger({ service: 'test', level: 'silent' });

/** Starts the database of the data folder, and ends it. */
async function openDatabase(): Promise<void> {
  await (await startDatabase({ dir: join(dataDir, 'database'), listen: {}, logger })).close();
}

async function put(path: string, content: string): Promise<void> {
  await mkdir(join(dataDir, path, '..'), { recursive: true });
  await writeFile(join(dataDir, path), content);
}

const inode = async (path: string) => (await stat(path)).ino;

describe('a backup of an installation of one machine', () => {
  it('gives back database, documents and keys, in the place of a lost data folder', async () => {
    const { folder: backup } = await backUp(dataDir, destination);
    await rm(dataDir, { recursive: true });
    expect((await restore({ backup, dataDir, replace: false })).former).toBeUndefined();
    expect(await readFile(join(dataDir, invoice), 'utf8')).toBe('an invoice');
    expect(await readFile(join(dataDir, 'object-store-key.json'), 'utf8')).toBe('{}');
    await openDatabase();
  });

  it('keeps a backup readable by its owner alone, since it holds secrets and persons', async () => {
    const { folder: backup } = await backUp(dataDir, destination);
    expect((await stat(backup)).mode & 0o077).toBe(0);
  });

  it('leaves out uploads that were not accepted, and the lock of the running process', async () => {
    await put(join('objects', '.uploads', 'half'), 'half a photo');
    await put('process.lock', '1');
    const { manifest } = await backUp(dataDir, destination);
    expect(manifest.files.map(({ path }) => path).filter((path) => /uploads|lock/.test(path))).toEqual([]);
  });

  it('takes no place for a document that the last backup has', async () => {
    const first = await backUp(dataDir, destination, day(1));
    await put(join('objects', 'alveole', 'cd', 'cdef'), 'a photo');
    const second = await backUp(dataDir, destination, day(2));
    expect(await inode(join(second.folder, invoice))).toBe(await inode(join(first.folder, invoice)));
    expect(second.manifest.files.length).toBe(first.manifest.files.length + 1);
  });

  it('copies a document anew whose copy in the last backup has rotted', async () => {
    const first = await backUp(dataDir, destination, day(1));
    await writeFile(join(first.folder, invoice), 'an invo!ce');
    const second = await backUp(dataDir, destination, day(2));
    expect(await readFile(join(second.folder, invoice), 'utf8')).toBe('an invoice');
  });

  it('refuses to back up a folder without an installation, and leaves nothing behind', async () => {
    await expect(backUp(join(folder, 'elsewhere'), destination)).rejects.toThrow('aucune installation');
    expect(await storedBackups(destination)).toEqual([]);
  });

  it('leaves no half written backup where it fails in the middle', async () => {
    await backUp(dataDir, destination, day(1));
    await writeFile(join(destination, 'alveole-2026-11-01T03-15-00Z', 'backup.json'), '{');
    await expect(backUp(dataDir, destination, day(2))).rejects.toThrow('illisible');
    expect(await readdir(destination)).toEqual(['alveole-2026-11-01T03-15-00Z']);
  });

  it('deletes a backup after its term, and no younger one', async () => {
    for (const date of [1, 2, 30]) await backUp(dataDir, destination, day(date));
    const deleted = await deleteExpiredBackups(destination, day(30), 28);
    expect(deleted).toEqual([join(destination, 'alveole-2026-11-01T03-15-00Z')]);
    expect((await storedBackups(destination)).length).toBe(2);
  });
});

describe('what puts a backup back', () => {
  it('names each damaged or missing file, and leaves the data folder as it was', async () => {
    const { folder: backup } = await backUp(dataDir, destination);
    await writeFile(join(backup, invoice), 'another one');
    await rm(join(backup, 'object-store-key.json'));
    await rm(dataDir, { recursive: true });
    await expect(restore({ backup, dataDir, replace: false })).rejects.toThrow(
      /endommagés : (?=.*abcdef)(?=.*object-store-key\.json)/,
    );
    expect(await readdir(folder)).toEqual(['backups', 'data']);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('refuses a data folder that holds something, and puts it aside where it is told to', async () => {
    const { folder: backup } = await backUp(dataDir, destination);
    await put(invoice, 'a younger invoice');
    await expect(restore({ backup, dataDir, replace: false })).rejects.toThrow('n’est pas vide');
    const { former = '' } = await restore({ backup, dataDir, replace: true });
    expect(await readFile(join(dataDir, invoice), 'utf8')).toBe('an invoice');
    expect(await readFile(join(former, invoice), 'utf8')).toBe('a younger invoice');
  });

  it('refuses the data folder of an installation that runs', async () => {
    const { folder: backup } = await backUp(dataDir, destination);
    await writeFile(join(dataDir, 'process.lock'), String(process.ppid));
    await expect(restore({ backup, dataDir, replace: true })).rejects.toThrow('sert déjà à une autre instance');
  });

  it('refuses a path that leads out of the data folder', async () => {
    const { folder: backup, manifest } = await backUp(dataDir, destination);
    const files = [...manifest.files, { path: '../stranger', bytes: 0, sha256: 'a'.repeat(64), modified: 0 }];
    await writeFile(join(backup, 'backup.json'), JSON.stringify({ ...manifest, files }));
    await rm(dataDir, { recursive: true });
    await expect(restore({ backup, dataDir, replace: false })).rejects.toThrow('stranger');
  });

  it('refuses a folder that is no backup', async () => {
    await expect(restore({ backup: folder, dataDir, replace: true })).rejects.toThrow('n’est pas une sauvegarde');
  });
});
