import { join } from 'node:path';
import { open } from 'lmdb';
import { databaseFile, refuseForeignFile } from './environment.ts';

/**
 * Writes a copy of a database as it stands at one moment. Another process may run it meanwhile: a reader holds nobody up.
 * @param dir the folder of the database
 * @param copy the file to write; none may stand there
 */
export async function backUpDatabase(dir: string, copy: string): Promise<void> {
  const path = join(dir, databaseFile);
  refuseForeignFile(path);
  const root = open({ path, readOnly: true, keyEncoding: 'binary', encoding: 'binary' });
  try {
    // Without the pages that nothing uses any more.
    await root.backup(copy, true);
  } finally {
    await root.close();
  }
}
