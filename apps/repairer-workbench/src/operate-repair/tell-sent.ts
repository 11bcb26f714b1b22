import type { RemoteProps } from '@alveole/contracts';
import type { OperatedRepair } from '@alveole/contracts/repair';

/**
 * Tells that something was recorded. Without the server's answer it has no number, and is only on this device: that the
 * notice of its file says, as long as it is so.
 */
export function tellSent(
  notify: RemoteProps['notify'],
  { fileNumber }: Pick<OperatedRepair, 'fileNumber'>,
  recordedText: string,
): void {
  if (fileNumber !== '') notify({ tone: 'success', text: recordedText });
}
