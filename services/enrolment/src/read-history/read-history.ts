import { rowsPerHistory } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import { readEstablishment } from '../read-establishment/read-establishment.ts';
import type { Caller } from '../record/caller.ts';
import type { StoredEntry } from '../store/establishment-model.ts';

/** An entry, and its place among all of its file. */
export interface NumberedEntry {
  /** From 0; a history only grows, so that the number stays. */
  readonly number: number;
  readonly entry: StoredEntry;
}

/**
 * What was done to a file, newest first, a page at a time.
 * @param before the number of the last entry that is shown already
 * Throws what reading the file throws: `NotAuthorizedException`, `EntityNotFoundException`.
 */
export async function readHistory(
  ports: Pick<EnrolmentPorts, 'establishments'>,
  { id, before }: { readonly id: string; readonly before: number | undefined },
  caller: Caller,
): Promise<readonly NumberedEntry[]> {
  await readEstablishment(ports, id, caller);
  const entries = (await ports.establishments.historyOf(id)).map((entry, number) => ({ number, entry }));
  return entries.slice(0, before).slice(-rowsPerHistory).reverse();
}
