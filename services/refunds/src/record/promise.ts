import type { ShareLedger } from './share-ledger.ts';

const day = 86_400_000;

/** By when the programme promised to pay a file: so many days after its validation. */
export function promisedAt({ validatedAt }: Pick<ShareLedger, 'validatedAt'>, delayDays: number): Date {
  return new Date(validatedAt.getTime() + delayDays * day);
}

/** Files that were validated before this instant were promised before the given one. */
export function validatedBefore(promised: Date, delayDays: number): Date {
  return new Date(promised.getTime() - delayDays * day);
}
