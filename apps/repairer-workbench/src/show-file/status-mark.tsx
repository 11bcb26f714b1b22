import type { RepairRowView } from '@alveole/contracts/repair';
import { repairStatuses } from '@alveole/domain';
import { StatusBadge } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from '../send-later/standing.text.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { statusText } from './file.text.ts';

/** The status as the repairer reads it. */
export function StatusMark({ file }: { readonly file: Pick<RepairRowView, 'status'> }): ReactNode {
  return <StatusBadge tone={repairStatuses[file.status].tone}>{statusText(file)}</StatusBadge>;
}

/** The status of an open page; a file that the server never had has none, but is on this device, or was refused. */
export function StandingMark({
  file,
  onDevice: { isUnopened, refused },
}: {
  readonly file: Pick<RepairRowView, 'status'>;
  readonly onDevice: OnDevice;
}): ReactNode {
  if (!isUnopened) return <StatusMark file={file} />;
  return <StatusBadge tone={refused ? 'red' : 'orange'}>{refused ? texts.refused : texts.onDevice}</StatusBadge>;
}
