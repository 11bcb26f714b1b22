import { mailCodeLimits } from '@alveole/domain';
import { Button, useSecondsLeft } from '@alveole/ui';
import type { ReactNode } from 'react';

export interface SendAgainProps {
  /** When the last code went out, milliseconds since 1970. */
  readonly sentAt: number | undefined;
  readonly isPending: boolean;
  readonly onSend: () => void;
}

/** Asks for another code; says how long to wait while none may be sent. */
export function SendAgain({ sentAt, isPending, onSend }: SendAgainProps): ReactNode {
  const left = useSecondsLeft(sentAt, mailCodeLimits.pauseMs);
  const text = left > 0 ? `Renvoyer le code (dans ${left}\u00a0s)` : 'Renvoyer le code';
  return (
    <div>
      <Button variant="quiet" icon="retry" isPending={isPending} isDisabled={left > 0} onPress={onSend}>
        {text}
      </Button>
    </div>
  );
}
