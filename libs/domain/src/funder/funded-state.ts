import { envelopeStageOf } from '../envelope/index.ts';
import { isRefunded, type RepairStatus } from '../repair/index.ts';

/** How far a funder’s share of a file is: the file waits for staff, staff has validated it, the bank has paid. */
export const fundedStates = ['reserved', 'committed', 'paid'] as const;
export type FundedState = (typeof fundedStates)[number];

/**
 * How far a funder’s share of a file is; undefined for one that is incomplete, refused or given up.
 * @param isPaid whether the bank has confirmed this share, be it that those of others still wait
 */
export function fundedStateOf({ status }: { readonly status: RepairStatus }, isPaid: boolean): FundedState | undefined {
  const stage = envelopeStageOf(status);
  if (stage === 'none') return undefined;
  if (stage === 'reserved') return stage;
  return isPaid || isRefunded(status) ? 'paid' : 'committed';
}
