import { createHash } from 'node:crypto';
import { calendarDay, soleFunderId } from '@alveole/domain';
import type { Debtor } from './debtor.ts';
import type { ShareKey } from './share-ledger.ts';

/** When the programme prepares its transfers by itself; `off`: only by hand. */
export const batchDays = ['off', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type BatchDay = (typeof batchDays)[number];

const day = 86_400_000;

/** The Monday of the week of an instant (YYYY-MM-DD), once its batch day has begun; else undefined. */
export function dueWeek(batchDay: BatchDay, now: Date): string | undefined {
  const today = new Date(`${calendarDay(now)}T00:00:00Z`);
  const daysSinceMonday = (today.getUTCDay() + 6) % 7;
  const isDue = batchDay !== 'off' && daysSinceMonday >= batchDays.indexOf(batchDay) - 1;
  return isDue ? new Date(today.getTime() - daysSinceMonday * day).toISOString().slice(0, 10) : undefined;
}

/**
 * The id of a batch of the week of one funder's account: the same for every replica and after every crash, so that each
 * is drafted once.
 */
export function weeklyBatchId(
  { iban, funderId }: Pick<Debtor, 'iban'> & Pick<ShareKey, 'funderId'>,
  week: string,
  part: number,
): string {
  const funder = funderId === soleFunderId ? '' : ` ${funderId}`;
  return createHash('sha256').update(`weekly batch ${iban} ${week} ${part}${funder}`).digest('hex').slice(0, 32);
}
