import { appError } from '@alveole/contracts';
import { calendarDay } from '@alveole/domain';
import type { HistoryRecord } from './history-record.ts';

/** A client's clock may run ahead by this much. */
const maxAheadMs = 10 * 60_000;

/**
 * The business time of an operation, UTC `YYYY-MM-DD HH:mm:ss`: what the client says when it can be, else now. Throws
 * ValidationException for what no calendar has, for the future, and for a day of Paris before the first one.
 * @param firstDay `YYYY-MM-DD`, of the campaign
 */
export function operationDateOf(given: string | undefined, now: Date, firstDay = ''): string {
  if (given === undefined) return wireTime(now);
  const instant = instantOfOperation(given);
  const exists = !Number.isNaN(instant.getTime()) && wireTime(instant) === given;
  const isPast = exists && instant.getTime() <= now.getTime() + maxAheadMs;
  if (isPast && calendarDay(instant) >= firstDay) return given;
  throw appError('ValidationException', 'operation_date (INVALID): Invalid date');
}

function wireTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}

/** The instant of a business time. */
export function instantOfOperation(date: string): Date {
  return new Date(`${date.replace(' ', 'T')}Z`);
}

/** When the bike of a file was brought. */
export function repairedAtOf({
  history,
  createdAt,
}: {
  readonly history: readonly Pick<HistoryRecord, 'operationDate'>[];
  readonly createdAt: Date;
}): Date {
  const [opening] = history;
  return opening === undefined ? createdAt : instantOfOperation(opening.operationDate);
}
