import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|html|json|svg|txt|map|wasm)$/;
const smallestBytes = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` twins beside the texts and the WebAssembly of a folder that have none yet (or older ones). Answers how many files got them. */
export async function precompress(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile() && compressible.test(file.name))
    .map((file) => join(file.parentPath, file.name));
  const done = await Promise.all(texts.map(compressOnce));
  return done.filter(Boolean).length;
}

async function compressOnce(path: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(path);
  const twin = await stat(`${path}.br`).catch(() => undefined);
  if (size < smallestBytes || (twin !== undefined && twin.mtimeMs >= mtimeMs)) return false;
  const bytes = await readFile(path);
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
  await writeFile(`${path}.br`, await compressText(bytes));
  return true;
}

/** Brotli at its best for texts. */
export function compressText(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
