import type { RemoteProps } from '@alveole/contracts';
import { endTwoPersonBody, proposeReceiptBody } from '@alveole/contracts/recovery';
import type { ReceiptView } from '@alveole/contracts/recovery';
import { decideReceipt, displayCreditorReference } from '@alveole/domain';
import { Button, Cluster, ConfirmDialog, formatEuros, Select } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bankSumText } from '../pay-refunds/bank-sum.tsx';
import { receiptTexts as texts } from './recover-debts.text.ts';
import { recoveryFailureText } from './recovery-failure-text.ts';
import { useRecoveryWriter } from './use-recovery-writer.ts';

export interface ReceiptActsProps extends RemoteProps {
  readonly receipt: ReceiptView;
}

/** What two people say that money is for: the first proposes it, another one confirms. */
export function ReceiptActs(props: ReceiptActsProps): ReactNode {
  return props.receipt.proposal ? <ConfirmReceipt {...props} /> : <ProposeReceipt {...props} />;
}

/** The sum of a receipt that is left, in its currency. */
export function leftText({ leftCents, currency }: ReceiptView): string {
  return bankSumText(leftCents / 100, currency);
}

const givenBack = 'rendu';

function ProposeReceipt({ receipt, ...props }: ReceiptActsProps): ReactNode {
  const { settle } = useRecoveryWriter(props);
  const [chosen, setChosen] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const recoveryId = chosen === givenBack ? undefined : chosen;
  const sum = leftText(receipt);
  const options = [
    ...receipt.candidates.map((one) => ({
      value: one.recoveryId,
      label: texts.attribute(displayCreditorReference(one.reference), one.entityName, formatEuros(one.leftCents)),
    })),
    { value: givenBack, label: texts.giveBack },
  ];
  return (
    <>
      <Button size="s" aria-label={texts.assignOf(sum, receipt.payer)} onPress={() => setAsking(true)}>
        {texts.assign}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.ask(sum)}
        consequence={
          chosen === undefined
            ? texts.secondPerson
            : texts.consequence[recoveryId === undefined ? 'giveBack' : 'attribute']
        }
        confirmLabel={texts.propose}
        isConfirmDisabled={chosen === undefined}
        onConfirm={() => settle(receipt.receiptId, proposeReceiptBody(receipt, recoveryId))}
        describeError={recoveryFailureText}
      >
        <Select label={texts.answer} options={options} value={chosen ?? null} onChange={setChosen} />
      </ConfirmDialog>
    </>
  );
}

function ConfirmReceipt({ receipt, ...props }: ReceiptActsProps): ReactNode {
  const { settle } = useRecoveryWriter(props);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const { proposal } = receipt;
  if (!proposal) return null;
  const { answer, byId } = proposal;
  const ruled = { state: receipt.state, proposerId: byId };
  const decision = decideReceipt(ruled, 'confirm', { userId: props.session.userId ?? '' });
  const takeBack = async (): Promise<void> => {
    setPending(true);
    try {
      await settle(receipt.receiptId, endTwoPersonBody(receipt, false));
    } catch (failure) {
      props.notify({ tone: 'danger', text: recoveryFailureText(failure), seconds: 7 });
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Cluster justify="end">
        {decision.ok ? (
          <Button size="s" variant="primary" onPress={() => setAsking(true)}>
            {texts.confirm}
          </Button>
        ) : null}
        <Button size="s" aria-label={texts.takeBack} isPending={isPending} onPress={() => void takeBack()}>
          {texts.takeBackShort}
        </Button>
      </Cluster>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.askConfirm}
        consequence={texts.confirmConsequence[answer]}
        confirmLabel={texts.confirm}
        onConfirm={() => settle(receipt.receiptId, endTwoPersonBody(receipt, true))}
        describeError={recoveryFailureText}
      />
    </>
  );
}
