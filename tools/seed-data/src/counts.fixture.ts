import type { RepairFile } from '@alveole/contracts/repair';

/** How many rows there are of each status. */
export const countsOf = <T extends { status: number }>(rows: readonly T[]) =>
  new Map(
    [...new Set(rows.map(({ status }) => status))].map((status) => [
      status,
      rows.filter((row) => row.status === status).length,
    ]),
  );

/** The documents that a file names, in the order of its history. */
export function mediaOf({ history }: RepairFile): string[] {
  return history.flatMap(({ operation_data }) =>
    operation_data.media_url === undefined ? [] : [operation_data.media_url],
  );
}
