import { boundCentsOf, usedCentsOf, type EnvelopeSums } from './envelope-entry.ts';

/** How full an envelope is, with what acts under way have taken already, in cents. */
export interface EnvelopeAccount {
  readonly amountCents: number;
  /** Reserved, committed and paid. */
  readonly usedCents: number;
  /** Committed and paid. */
  readonly boundCents: number;
}

/** What is left for another file; below zero where the amount was lowered below what is reserved. */
export function leftCentsIn({ amountCents, usedCents }: Pick<EnvelopeAccount, 'amountCents' | 'usedCents'>): number {
  return amountCents - usedCents;
}

/** What an act takes of an envelope before its file is written: what it frees is free once the file is written. */
export function takenBy(change: EnvelopeSums): Pick<EnvelopeAccount, 'usedCents' | 'boundCents'> {
  return { usedCents: Math.max(usedCentsOf(change), 0), boundCents: Math.max(boundCentsOf(change), 0) };
}

/** Whether an envelope holds a change: nothing that it adds goes beyond the amount. What frees or pays always fits. */
export function fitsIn({ amountCents, usedCents, boundCents }: EnvelopeAccount, change: EnvelopeSums): boolean {
  const taken = takenBy(change);
  return (
    (taken.usedCents === 0 || usedCents + taken.usedCents <= amountCents) &&
    (taken.boundCents === 0 || boundCents + taken.boundCents <= amountCents)
  );
}

/** Percents of an envelope at which administrators are told. */
export const envelopeAlerts = [80, 95] as const;
export type EnvelopeAlert = (typeof envelopeAlerts)[number];

/** The highest alert that an envelope has reached. */
export function alertOf({
  amountCents,
  usedCents,
}: Pick<EnvelopeAccount, 'amountCents' | 'usedCents'>): EnvelopeAlert | undefined {
  return envelopeAlerts.findLast((percent) => usedCents * 100 >= amountCents * percent);
}
