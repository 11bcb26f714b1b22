import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of the content of a file, hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Copies a file with its rights, read once. @returns SHA-256 of what was written, hexadecimal */
export async function copyHashed(original: string, copy: string): Promise<string> {
  const { mode } = await stat(original);
  const hash = createHash('sha256');
  const passing = new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(createReadStream(original), passing, createWriteStream(copy, { mode }));
  return hash.digest('hex');
}
