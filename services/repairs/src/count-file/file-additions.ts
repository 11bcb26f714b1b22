import { fileMoves, pendingSince, weekOf } from '@alveole/domain';
import type { Answers, CounterChanges } from '@alveole/domain';
import { answerTokens } from '../record/answer-tokens.ts';
import type { CountableFile, CountedReservation, CountedMark } from '../store/counted-files.ts';
import type { Addition } from '../store/statistics-store.ts';

/** The counters that are kept by department too. */
const departmentCounters: ReadonlySet<string> = new Set(['filed', 'validated', 'refused', 'grantedCents', 'paidCents']);

/** What a file adds to a week, under a name that no other addition has. */
export interface MarkedAddition {
  readonly mark: string;
  readonly addition: Addition;
}

/** What of a file is not counted yet: its operations behind the mark, news of its messages, and of what holds it. */
export function outstandingAdditions(file: CountableFile, counted: CountedMark): MarkedAddition[] {
  return [
    ...operationAdditions(file, counted, file.history.length),
    ...smsAdditions(file, counted),
    ...reservationAdditions(file, counted),
  ];
}

/** What has been counted of a file, as its own history and mark say. */
export function countedAdditions(file: CountableFile, counted: CountedMark): Addition[] {
  const sms = file.sends
    .filter(({ eventId }) => counted.sms[eventId] !== undefined)
    .map(({ at, eventId }) => additionOf(file, counted, weekOf(at), { [`sms.${counted.sms[eventId]}`]: 1 }));
  const operations = operationAdditions(file, { ...counted, operations: 0 }, counted.operations);
  const additions = counted.reservation ? [reservationAddition(file, counted, counted.reservation, -1)] : [];
  return [...operations.map(({ addition }) => addition), ...sms, ...additions];
}

/** The mark of a file of which everything is counted. */
export function wholeMark(file: CountableFile, { generation, department }: CountedMark): CountedMark {
  const outcomes = file.sends.flatMap(({ eventId, outcome }) => (outcome === undefined ? [] : [[eventId, outcome]]));
  const reservation = reservationOf(file);
  const sms = Object.fromEntries(outcomes);
  return {
    generation,
    department,
    operations: file.history.length,
    sms,
    ...(reservation ? { reservation: reservation } : {}),
  };
}

/** The batch that holds a file for its transfer; what is paid keeps the name of its batch, but is held no more. */
export function reservationOf({ history, reservedBy }: CountableFile): CountedReservation | undefined {
  const week = reservedBy === undefined ? undefined : pendingSince(history);
  return reservedBy === undefined || week === undefined ? undefined : { batchId: reservedBy, week };
}

/** What an approved batch holds waits for its transfer no more: its file is made out (repairs §9). */
function reservationAdditions(file: CountableFile, counted: CountedMark): MarkedAddition[] {
  const { reservation: before } = counted;
  const after = reservationOf(file);
  if (before?.batchId === after?.batchId) return [];
  return [
    ...(before
      ? [{ mark: `${file.id}:freed:${before.batchId}`, addition: reservationAddition(file, counted, before, 1) }]
      : []),
    ...(after
      ? [{ mark: `${file.id}:held:${after.batchId}`, addition: reservationAddition(file, counted, after, -1) }]
      : []),
  ];
}

/** Under the week of the wait that it ends, so that what is held and freed again is nothing. */
function reservationAddition(
  file: CountableFile,
  counted: CountedMark,
  { week }: CountedReservation,
  change: 1 | -1,
): Addition {
  return additionOf(file, counted, week, { [`pending.${week}`]: change });
}

function operationAdditions(file: CountableFile, counted: CountedMark, until: number): MarkedAddition[] {
  return fileMoves(file.history.slice(0, until)).flatMap(({ week, changes }, index) =>
    index < counted.operations || Object.keys(changes).length === 0
      ? []
      : [{ mark: `${file.id}:${index}`, addition: additionOf(file, counted, week, withAnswers(file, index, changes)) }],
  );
}

/** A file that is filed counts once for each of its answers of few values. */
function withAnswers({ history }: CountableFile, index: number, changes: CounterChanges): CounterChanges {
  if (changes['filed'] === undefined) return changes;
  const answers = history.slice(0, index + 1).reduce(answersAfter, {});
  const counters = answerTokens(answers).map((token) => [`answer.${token}`, 1]);
  return { ...changes, ...Object.fromEntries(counters) };
}

/** The answers of a file once an operation brought some and took others away. */
function answersAfter(
  before: Answers,
  { answers = {}, removedAnswers = [] }: CountableFile['history'][number],
): Answers {
  const left = Object.entries(before).filter(([id]) => !removedAnswers.includes(id));
  return { ...Object.fromEntries(left), ...answers };
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
  const counters = Object.entries(changes).filter(([name]) => departmentCounters.has(name));
  const byDepartment = counters.length === 0 ? {} : { [department]: Object.fromEntries(counters) };
  return { generation, week, kind, changes, byDepartment };
}
