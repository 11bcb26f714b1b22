import type { OperationCode } from '@alveole/domain';
import type { Author } from './history-record.ts';
import type { RepairRecord } from './repair-record.ts';

/** The two sides of a file's discussion. */
export type Side = 'repairer' | 'staff';

/** Somebody of a side opened the file and saw what the other had written up to an operation. */
export interface ReadMark {
  readonly by: Side;
  readonly name: string;
  readonly at: Date;
  /** Name of the last operation that he saw. */
  readonly upTo: string;
}

/** What each side writes for the other to read. */
const written: Readonly<Record<Side, ReadonlySet<OperationCode>>> = {
  repairer: new Set(['MSG', 'COMR', 'COMRECH']),
  staff: new Set(['MSG', 'COM', 'COMECH']),
};
const sideOf: Readonly<Record<Author['role'], Side | undefined>> = { REP: 'repairer', ADM: 'staff', SYS: undefined };

/** Up to which operation this reader sees something new of the other side; undefined when he saw it all before. */
export function newlyRead(
  { history, reads = [] }: Pick<RepairRecord, 'history' | 'reads'>,
  reader: Side,
): string | undefined {
  const other = reader === 'repairer' ? 'staff' : 'repairer';
  const seen = reads.findLast(({ by }) => by === reader)?.upTo;
  const last = history.findLastIndex(({ code, author }) => sideOf[author.role] === other && written[other].has(code));
  const seenIndex = history.findIndex(({ operationId }) => operationId === seen);
  return last > seenIndex ? history.at(-1)?.operationId : undefined;
}
