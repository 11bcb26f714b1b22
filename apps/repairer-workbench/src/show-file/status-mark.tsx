import { StatusBadge } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from '../send-later/standing.text.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { fileStandingOf } from './file-standing.ts';
import type { StandingFile } from './file-standing.ts';
import { statusText } from './file.text.ts';
import type { PaymentDelay } from './use-payment-delay.ts';

export interface StatusMarkProps {
  readonly file: StandingFile;
  /** When the programme pays what it validated, once known. */
  readonly delay?: PaymentDelay | undefined;
}

/** Where a file stands in the words of the counter; the specified label is told on pointing at it. */
export function StatusMark({ file, delay }: StatusMarkProps): ReactNode {
  const { text, tone } = fileStandingOf(file, delay);
  return (
    <StatusBadge tone={tone} title={statusText(file)} isWrapping>
      {text}
    </StatusBadge>
  );
}

/** Where the file of an open page stands; one that the server never had is on this device, or was refused. */
export function StandingMark({
  onDevice: { isUnopened, refused },
  ...mark
}: StatusMarkProps & { readonly onDevice: OnDevice }): ReactNode {
  if (!isUnopened) return <StatusMark {...mark} />;
  return <StatusBadge tone={refused ? 'red' : 'orange'}>{refused ? texts.refused : texts.onDevice}</StatusBadge>;
}
