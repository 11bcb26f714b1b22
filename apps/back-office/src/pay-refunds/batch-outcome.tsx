import type { RefundBatchView, RefundTransferView } from '@alveole/contracts/refund';
import { formatEuros, StatusBadge } from '@alveole/ui';
import type { ReactNode } from 'react';
import { answeredTexts, stateBadges } from './pay-refunds.text.ts';

type Batch = Pick<RefundBatchView, 'state' | 'transfers' | 'totalCents'>;

const answers = ['paid', 'rejected', 'returned'] as const;

/** The transfers of a batch that did not reach their accounts. */
export function unpaidTransfersOf({ transfers }: Pick<Batch, 'transfers'>): readonly RefundTransferView[] {
  return transfers.filter(({ state }) => state === 'rejected' || state === 'returned');
}

/** Where a batch stands; once the bank has not paid a part of it, how much it has: `Confirmé · 2 payés, 1 refusé · …`. */
export function BatchOutcome({ batch }: { readonly batch: Batch }): ReactNode {
  const { label, tone } = stateBadges[batch.state];
  if (unpaidTransfersOf(batch).length === 0) return <StatusBadge tone={tone}>{label}</StatusBadge>;
  const counts = answers
    .map((state) => [state, batch.transfers.filter((one) => one.state === state)] as const)
    .filter(([, alike]) => alike.length > 0)
    .map(([state, alike]) => answeredTexts[state](alike.length));
  const paidCents = batch.transfers
    .filter(({ state }) => state === 'paid')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const sum = answeredTexts.sum(formatEuros(paidCents), formatEuros(batch.totalCents));
  return (
    <StatusBadge tone="orange" isWrapping>
      {[label, counts.join(', '), sum].join(' · ')}
    </StatusBadge>
  );
}
