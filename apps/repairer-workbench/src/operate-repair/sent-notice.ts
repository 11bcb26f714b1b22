import type { RemoteProps } from '@alveole/contracts';
import type { OperatedRepair } from '@alveole/contracts/repair';
import { texts } from '../send-later/standing.text.ts';

type Told = Parameters<RemoteProps['notify']>[0];

/** What is told once something was sent; without the server's answer it has no number, and is only on this device. */
export function sentNotice({ fileNumber }: Pick<OperatedRepair, 'fileNumber'>, recorded: string): Told {
  return fileNumber === '' ? { tone: 'info', text: texts.keptHere } : { tone: 'success', text: recorded };
}
