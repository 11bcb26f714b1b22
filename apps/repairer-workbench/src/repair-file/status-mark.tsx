import type { RepairSummary } from '@alveole/contracts';
import { repairStatuses } from '@alveole/domain';
import { StatusBadge } from '@alveole/ui';
import type { ReactNode } from 'react';
import { statusOf } from './rules-file.ts';

/** The status as the repairer reads it. */
export function StatusMark({ file }: { readonly file: Pick<RepairSummary, 'status'> }): ReactNode {
  const { tone, repairerLabel } = repairStatuses[statusOf(file)];
  return <StatusBadge tone={tone}>{repairerLabel}</StatusBadge>;
}
