import { isComplementAsked } from '@alveole/domain';
import type { RepairRow } from '../record/repair-record.ts';
import type { ListedRow } from '../wire/repair-answers.ts';
import type { RepairStore } from './repair-store.ts';

/** Rows with what the programme asks for, line by line, of those that wait for complements. */
export async function withRequests<Row extends RepairRow>(
  repairs: Pick<RepairStore, 'requestLinesOf'>,
  rows: readonly Row[],
): Promise<(Row & Pick<ListedRow, 'requestLines'>)[]> {
  const fileIds = rows.filter(({ status }) => isComplementAsked(status)).map(({ id }) => id);
  const lines = await repairs.requestLinesOf(fileIds);
  return rows.map((row) => ({ ...row, requestLines: lines.get(row.id) }));
}
