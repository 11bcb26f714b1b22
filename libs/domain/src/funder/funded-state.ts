import { envelopeStageOf } from '../envelope/index.ts';
import type { RepairStatus } from '../repair/index.ts';
import type { SettledShare } from './settled-share.ts';

/**
 * How far a funder’s share of a file is: the file waits for staff, it is validated and something is to pay, the bank has
 * paid the share, or it has paid more than the share is now.
 */
export const fundedStates = ['reserved', 'committed', 'paid', 'overpaid'] as const;
export type FundedState = (typeof fundedStates)[number];

/**
 * How far a funder’s share of a file is; undefined for one that is incomplete, refused or given up.
 * @param settled what the bank has paid of this share, be it that those of others still wait; absent before it paid
 */
export function fundedStateOf(
  { status }: { readonly status: RepairStatus },
  settled: Pick<SettledShare, 'excessCents'> | undefined,
): FundedState | undefined {
  if (settled && settled.excessCents > 0) return 'overpaid';
  const stage = envelopeStageOf(status);
  if (stage === 'none') return undefined;
  if (stage === 'reserved') return stage;
  return settled?.excessCents === 0 ? 'paid' : 'committed';
}
