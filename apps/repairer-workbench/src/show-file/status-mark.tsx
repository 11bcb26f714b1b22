import type { RepairRowView } from '@alveole/contracts';
import { repairStatuses } from '@alveole/domain';
import { StatusBadge } from '@alveole/ui';
import type { ReactNode } from 'react';
import { statusText } from './file.text.ts';

/** The status as the repairer reads it. */
export function StatusMark({ file }: { readonly file: Pick<RepairRowView, 'status'> }): ReactNode {
  return <StatusBadge tone={repairStatuses[file.status].tone}>{statusText(file)}</StatusBadge>;
}
