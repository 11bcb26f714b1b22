import type { RefundableView } from '@alveole/contracts/refund';
import { promiseOutlook } from '@alveole/domain';
import type { PromiseOutlook } from '@alveole/domain';
import { Cluster, formatDate, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './pay-refunds.text.ts';
import { outlookBadges } from './promise.text.ts';

/** By when the programme promised to pay a file, and whether that is past or soon will be. */
export function PromiseCell({
  promisedAt,
  isCorrection,
}: Pick<RefundableView, 'promisedAt' | 'isCorrection'>): ReactNode {
  const [now] = useState(() => new Date());
  if (isCorrection) return <StatusBadge tone="purple">{texts.correction}</StatusBadge>;
  return (
    <Cluster>
      <span>{formatDate(promisedAt)}</span>
      <Outlook outlook={promiseOutlook(new Date(promisedAt), now)} />
    </Cluster>
  );
}

function Outlook({ outlook }: { readonly outlook: PromiseOutlook }): ReactNode {
  if (outlook === 'in-time') return null;
  const { tone, label } = outlookBadges[outlook];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
