import { fileMoves, weekOf } from '@alveole/domain';
import type { CounterChanges } from '@alveole/domain';
import type { CountableFile, CountedMark } from '../store/counted-files.ts';
import type { Addition } from '../store/statistics-store.ts';

/** The counters that are kept by department too. */
const departmentCounters: ReadonlySet<string> = new Set(['filed', 'validated', 'refused', 'grantedCents', 'paidCents']);

/** What a file adds to a week, under a name that no other addition has. */
export interface MarkedAddition {
  readonly mark: string;
  readonly addition: Addition;
}

/** What of a file is not counted yet: its operations behind the mark, and news of its messages. */
export function outstandingAdditions(file: CountableFile, counted: CountedMark): MarkedAddition[] {
  return [...operationAdditions(file, counted, file.history.length), ...smsAdditions(file, counted)];
}

/** What has been counted of a file, as its own history and mark say. */
export function countedAdditions(file: CountableFile, counted: CountedMark): Addition[] {
  const sms = file.sends
    .filter(({ eventId }) => counted.sms[eventId] !== undefined)
    .map(({ at, eventId }) => additionOf(file, counted, weekOf(at), { [`sms.${counted.sms[eventId]}`]: 1 }));
  const operations = operationAdditions(file, { ...counted, operations: 0 }, counted.operations);
  return [...operations.map(({ addition }) => addition), ...sms];
}

/** The mark of a file of which everything is counted. */
export function wholeMark(file: CountableFile, counted: CountedMark): CountedMark {
  const told = file.sends.flatMap(({ eventId, outcome }) => (outcome === undefined ? [] : [[eventId, outcome]]));
  return { ...counted, operations: file.history.length, sms: Object.fromEntries(told) };
}

function operationAdditions(file: CountableFile, counted: CountedMark, until: number): MarkedAddition[] {
  return fileMoves(file.history.slice(0, until)).flatMap(({ week, changes }, index) =>
    index < counted.operations || Object.keys(changes).length === 0
      ? []
      : [{ mark: `${file.id}:${index}`, addition: additionOf(file, counted, week, changes) }],
  );
}

function smsAdditions(file: CountableFile, counted: CountedMark): MarkedAddition[] {
  return file.sends.flatMap(({ at, eventId, outcome }) => {
    const before = counted.sms[eventId];
    if (outcome === undefined || outcome === before) return [];
    const changes = { ...(before === undefined ? {} : { [`sms.${before}`]: -1 }), [`sms.${outcome}`]: 1 };
    return [{ mark: `${eventId}:${outcome}`, addition: additionOf(file, counted, weekOf(at), changes) }];
  });
}

function additionOf(
  { kind }: CountableFile,
  { generation, department }: CountedMark,
  week: string,
  changes: CounterChanges,
): Addition {
  const kept = Object.entries(changes).filter(([name]) => departmentCounters.has(name));
  const byDepartment = kept.length === 0 ? {} : { [department]: Object.fromEntries(kept) };
  return { generation, week, kind, changes, byDepartment };
}
