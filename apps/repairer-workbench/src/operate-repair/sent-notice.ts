import type { RemoteProps } from '@alveole/contracts';
import type { OperatedRepair } from '@alveole/contracts/repair';
import { texts } from '../send-later/standing.text.ts';

type NoticeToShow = Parameters<RemoteProps['notify']>[0];

/** What is told once something was sent; without the server's answer it has no number, and is only on this device. */
export function sentNotice({ fileNumber }: Pick<OperatedRepair, 'fileNumber'>, recorded: string): NoticeToShow {
  return fileNumber === '' ? { tone: 'info', text: texts.storedHere } : { tone: 'success', text: recorded };
}
