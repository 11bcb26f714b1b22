import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { fileDocument, indexes } from './file-document.ts';

const entriesPerFile = indexes.length + fileDocument(0).searchTokens.length;

/**
 * What the engine alone takes for such a write, synced to disk like the database's own: milliseconds of processor time for a
 * document and its index entries, and for a changed document with the entries of two indexes.
 */
export async function bareLmdb(
  dir: string,
  count: number,
  parallel: number,
): Promise<{ insert: number; change: number }> {
  const path = join(dir, 'bare');
  const store = open<Buffer, Buffer>({ path, overlappingSync: false, keyEncoding: 'binary', encoding: 'binary' });
  const document = Buffer.from(JSON.stringify(fileDocument(0)));
  const key = (n: number, index: number) =>
    Buffer.from(`${String(index).padStart(4, '0')}:${(n * 7919) % 1_000_003}:${n}`);
  const write = (n: number, entries: number) =>
    store.childTransaction(() => {
      store.putSync(key(n, 9999), document);
      for (let index = 0; index < entries; index += 1) store.putSync(key(n, index), Buffer.alloc(6));
    });
  const costOf = async (entries: number) => {
    const before = process.cpuUsage();
    let n = 0;
    const writer = async () => {
      while (n < count) await write((n += 1), entries);
    };
    await Promise.all(Array.from({ length: parallel }, writer));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / count;
  };
  const insert = await costOf(entriesPerFile);
  const change = await costOf(4);
  await store.close();
  rmSync(path, { recursive: true, force: true });
  return { insert, change };
}
