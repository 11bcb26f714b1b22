import type { RefundableView } from '@alveole/contracts';
import { Cluster, formatDate, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './pay-refunds.text.ts';

/** By when the programme promised to pay a file, and whether that is past. */
export function PromiseCell({
  promisedAt,
  isCorrection,
}: Pick<RefundableView, 'promisedAt' | 'isCorrection'>): ReactNode {
  const [now] = useState(() => Date.now());
  if (isCorrection) return <StatusBadge tone="purple">{texts.correction}</StatusBadge>;
  return (
    <Cluster>
      {formatDate(promisedAt)}
      {Date.parse(promisedAt) < now ? <StatusBadge tone="red">{texts.late}</StatusBadge> : null}
    </Cluster>
  );
}
