import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { writeFileDurably } from '../write-file-durably.ts';
import type { ObjectStoreCredentials } from './verify-signature.ts';

/** A key that an operator chose may be as short as MinIO lets it be. */
const keptSchema = z.object({ accessKeyId: z.string().min(3), secretAccessKey: z.string().min(32) });

/** Credentials of this machine: made at random at the first start, then kept, so that URLs signed before a restart stay good. */
export async function keepCredentials(path: string): Promise<ObjectStoreCredentials> {
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (stored !== undefined) return keptSchema.parse(JSON.parse(stored));
  const fresh = {
    accessKeyId: randomBytes(10).toString('hex').toUpperCase(),
    secretAccessKey: randomBytes(30).toString('base64url'),
  };
  await mkdir(dirname(path), { recursive: true });
  await writeFileDurably(path, JSON.stringify(fresh));
  return fresh;
}
