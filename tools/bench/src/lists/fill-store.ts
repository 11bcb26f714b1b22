import { createHash } from 'node:crypto';
import { driverCollectionOf } from '@alveole/persistence';
import type { Model } from '@alveole/persistence';

/** A document of its number, the same each time. */
export type DocumentOf<T> = (n: number) => T;

const chunk = 500;

/**
 * Fills a collection up to a number of documents, past the checks of its schema. A filling that was cut off goes on where it
 * was. Calls back with the number that is there.
 */
export async function fillStore<T extends { _id: string }>(
  model: Model<T>,
  total: number,
  documentOf: DocumentOf<T>,
  progress: (there: number) => void,
): Promise<void> {
  let there = await model.countDocuments();
  while (there < total) {
    const size = Math.min(chunk, total - there);
    const documents = Array.from({ length: size }, (_, index) => documentOf(there + index));
    await driverCollectionOf(model).insertMany(documents, { ordered: true });
    there += size;
    progress(there);
  }
}

/** An id that looks drawn and is not. */
export function idOf(what: string, n: number): string {
  const hex = createHash('sha256').update(`${what}:${n}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
