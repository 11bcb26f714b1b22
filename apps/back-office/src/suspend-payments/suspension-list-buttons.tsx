import type { RemoteProps } from '@alveole/contracts';
import type { PaymentSuspensionView } from '@alveole/contracts/refund';
import { changesPaymentSuspension, paymentSuspensionActs } from '@alveole/domain';
import type { PaymentSuspensionAct } from '@alveole/domain';
import { Button } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SuspensionDialog } from './suspension-dialog.tsx';
import { texts } from './suspend-payments.text.ts';

export interface SuspensionListButtonsProps extends Pick<RemoteProps, 'api' | 'notify'> {
  readonly ticked: readonly string[];
  readonly suspensions: ReadonlyMap<string, PaymentSuspensionView>;
  /** The payments of the ticked ones changed. */
  readonly onDone: () => void;
}

/** Suspends or resumes the payments of the ticked establishments; each act is offered where it would change something. */
export function SuspensionListButtons({
  api,
  notify,
  ticked,
  suspensions,
  onDone,
}: SuspensionListButtonsProps): ReactNode {
  const [act, setAct] = useState<PaymentSuspensionAct>();
  const concerned = (asked: PaymentSuspensionAct): readonly string[] =>
    ticked.filter((entityId) => changesPaymentSuspension(suspensions.has(entityId), asked));
  const close = (): void => {
    setAct(undefined);
    onDone();
  };
  return (
    <>
      {paymentSuspensionActs.map((asked) =>
        concerned(asked).length === 0 ? null : (
          <Button key={asked} onPress={() => setAct(asked)}>
            {texts.actsOn[asked](concerned(asked).length)}
          </Button>
        ),
      )}
      {act === undefined ? null : (
        <SuspensionDialog api={api} notify={notify} act={act} entityIds={concerned(act)} onClose={close} />
      )}
    </>
  );
}
