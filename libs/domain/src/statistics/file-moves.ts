import type { OperationCode } from '../repair/operations.ts';
import { isNotEligible, isRefunded, isRefundPending, RepairStatus } from '../repair/statuses.ts';
import { delayDays } from './delays.ts';
import { weekOf } from './calendar-week.ts';
import type { CalendarWeek } from './calendar-week.ts';

/** What statistics read of one operation of a file. */
export interface CountedOperation {
  readonly code: OperationCode;
  /** Of the file after it. */
  readonly status: RepairStatus;
  readonly at: Date;
  /** FAC, FACVE: the premium. */
  readonly premiumCents?: number | undefined;
  /** FACCOR, FACVECOR: by how much the premium was corrected, signed. */
  readonly adjustmentCents?: number | undefined;
}

/** By how much counters change, by their name; `entered.5` is one of a group. Zeros are left out. */
export type CounterChanges = Readonly<Record<string, number>>;

/** What one operation of a file changes in the figures of its week. */
export interface FileMove {
  readonly week: CalendarWeek;
  readonly changes: CounterChanges;
}

/** A file on its way, as far as the operations so far tell. */
interface Way {
  readonly status?: RepairStatus;
  readonly premiumCents: number;
  readonly filedAt?: Date;
  readonly isDecided: boolean;
  readonly isPaid: boolean;
  /**
   * Since when staff has it to judge, and since when it waits for its transfer: by its status alone, until it is paid.
   * That an approved batch holds it is no operation of the file: whoever counts takes that off by itself.
   */
  readonly waitsSince?: CalendarWeek;
  readonly pendingSince?: CalendarWeek;
}

const outset: Way = { premiumCents: 0, isDecided: false, isPaid: false };

/** Files that wait for a decision of staff. */
export function isWaitingForStaff(status: number): boolean {
  return waiting.has(status);
}

const waiting: ReadonlySet<number> = new Set([
  RepairStatus.toReview,
  RepairStatus.complemented,
  RepairStatus.sampleToReview,
  RepairStatus.sampleComplemented,
]);

/**
 * What each operation of a file changes, in their order. The changes of an operation depend on it and on those before
 * it alone, so a history may be counted piece by piece; counters that add all of them up are those of all files.
 */
export function fileMoves(history: readonly CountedOperation[]): FileMove[] {
  let way = outset;
  return history.map((operation) => {
    const after = wayAfter(way, operation);
    const changes = nonZero(changesOf(way, after, operation));
    way = after;
    return { week: weekOf(operation.at), changes };
  });
}

/** The week since when a file waits for its transfer, as its whole history tells; undefined when it does not. */
export function pendingSince(history: readonly CountedOperation[]): CalendarWeek | undefined {
  return history.reduce(wayAfter, outset).pendingSince;
}

function wayAfter(way: Way, { status, at, premiumCents, adjustmentCents = 0 }: CountedOperation): Way {
  const week = weekOf(at);
  const isFiled = way.filedAt === undefined && status === RepairStatus.toReview;
  return {
    ...way,
    status,
    premiumCents: (premiumCents ?? way.premiumCents) + adjustmentCents,
    ...(isFiled ? { filedAt: at } : {}),
    isDecided: way.isDecided || isDecision(status),
    isPaid: way.isPaid || isRefunded(status),
    waitsSince: isWaitingForStaff(status) ? (way.waitsSince ?? week) : undefined,
    pendingSince: isRefundPending(status) ? (way.pendingSince ?? week) : undefined,
  } as Way;
}

function changesOf(before: Way, after: Way, { code, at, status }: CountedOperation): CounterChanges {
  const days = after.filedAt && delayDays(after.filedAt, at);
  return {
    ...statusChanges(before.status, status),
    filed: Number(before.filedAt === undefined && after.filedAt !== undefined),
    validated: Number(isGranted(status)) - Number(isGranted(before.status)),
    refused: Number(isNotEligible(status)) - Number(isNotEligible(before.status ?? status)),
    complements: Number(code === 'COM' || code === 'COMECH'),
    grantedCents: grantedCents(after) - grantedCents(before),
    ...(after.isPaid && !before.isPaid ? { paid: 1, paidCents: after.premiumCents } : {}),
    ...(days && after.isDecided && !before.isDecided ? { [`decision.${days}`]: 1 } : {}),
    ...(days && after.isPaid && !before.isPaid ? { [`payment.${days}`]: 1 } : {}),
    ...stayChanges('waits', before.waitsSince, after.waitsSince),
    ...stayChanges('pending', before.pendingSince, after.pendingSince),
    'sms.asked': Number(code === 'SMS'),
  };
}

/** Validated or refused; what is given up or asked for is no decision. */
function isDecision(status: RepairStatus): boolean {
  return isGranted(status) || isNotEligible(status);
}

function isGranted(status: RepairStatus | undefined): boolean {
  return status !== undefined && (isRefundPending(status) || isRefunded(status));
}

function grantedCents({ status, premiumCents }: Way): number {
  return isGranted(status) ? premiumCents : 0;
}

function statusChanges(before: RepairStatus | undefined, after: RepairStatus): CounterChanges {
  if (before === after) return {};
  return { [`entered.${after}`]: 1, ...(before === undefined ? {} : { [`left.${before}`]: 1 }) };
}

/** A stay is counted under the week in which it began, so that its age can be told while it lasts. */
function stayChanges(group: string, before: CalendarWeek | undefined, after: CalendarWeek | undefined): CounterChanges {
  if (before === after) return {};
  return { ...(before ? { [`${group}.${before}`]: -1 } : {}), ...(after ? { [`${group}.${after}`]: 1 } : {}) };
}

function nonZero(changes: CounterChanges): CounterChanges {
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== 0));
}
