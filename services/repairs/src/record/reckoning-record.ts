import type { ReckoningStep, Situation } from '@alveole/domain';

/** How the premium of an invoice was reckoned: kept with the invoice, whatever becomes of the campaign. */
export interface ReckoningRecord {
  readonly campaignId: string;
  readonly campaignVersion: number;
  /** What the rules named of the file, and nothing else. */
  readonly situation: Situation;
  readonly steps: readonly ReckoningStep[];
  /** What campaigns that add to the premium gave; absent where none was open. */
  readonly supplements?: readonly SupplementRecord[] | undefined;
}

/** What a campaign added to the premium of an invoice. */
export interface SupplementRecord {
  readonly campaignId: string;
  readonly campaignVersion: number;
  /** Integer cents, zero or more. */
  readonly cents: number;
}
