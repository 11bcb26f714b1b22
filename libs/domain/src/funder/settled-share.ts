/** What was paid of a funder’s share of a file, in cents. */
export interface SettledSums {
  readonly funderId: string;
  /** What the bank confirmed, less what came back. */
  readonly paidCents: number;
  /** What two people gave up of what was paid too much. */
  readonly waivedCents: number;
}

/** What was paid of a funder’s share, beside what the share is. */
export interface SettledShare extends SettledSums {
  /** What was paid too much and is to be recovered; below zero what is still to pay. */
  readonly excessCents: number;
}

/**
 * What was paid of a share, beside what is owed of it now. Of what was given up no more is left than still covers an
 * excess, as the ledger has it.
 * @param owedCents the share that the file is worth; 0 of a file that was refused or given up
 */
export function settledShare({ funderId, paidCents, waivedCents }: SettledSums, owedCents: number): SettledShare {
  const uncoveredCents = paidCents - owedCents;
  const coveredCents = Math.min(waivedCents, Math.max(uncoveredCents, 0));
  return { funderId, paidCents, waivedCents: coveredCents, excessCents: uncoveredCents - coveredCents };
}

/** The share once the bank has paid so much more of it. @param cents below zero where money came back */
export function paySettledShare(sums: SettledSums, cents: number, owedCents: number): SettledShare {
  return settledShare({ ...sums, paidCents: Math.max(sums.paidCents + cents, 0) }, owedCents);
}

/** The share once two people gave up so much of what was paid too much. */
export function waiveSettledShare(sums: SettledSums, cents: number, owedCents: number): SettledShare {
  return settledShare({ ...sums, waivedCents: sums.waivedCents + cents }, owedCents);
}
