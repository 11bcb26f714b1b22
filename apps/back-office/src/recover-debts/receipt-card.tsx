import type { RemoteProps } from '@alveole/contracts';
import { endTwoPersonBody, proposeReceiptBody } from '@alveole/contracts/recovery';
import type { ReceiptView } from '@alveole/contracts/recovery';
import { decideReceipt, displayCreditorReference } from '@alveole/domain';
import {
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  DefinitionList,
  formatDate,
  formatEuros,
  Select,
  Stack,
} from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { bankSumText } from '../pay-refunds/bank-sum.tsx';
import { receiptTexts as texts } from './recover-debts.text.ts';
import classes from './recover-debts.module.css';
import { recoveryFailureText } from './recovery-failure-text.ts';
import { useRecoveryWriter } from './use-recovery-writer.ts';

export interface ReceiptCardProps extends RemoteProps {
  readonly receipt: ReceiptView;
}

/** Money that came: what is known of it, and what two people say that it is for. */
export function ReceiptCard({ receipt, ...props }: ReceiptCardProps): ReactNode {
  const { why, leftCents, amountCents, bookedOn, accountEndsWith, payer, remittance } = receipt;
  const sumText = (cents: number): string => bankSumText(cents / 100, receipt.currency);
  const title = [why && texts.reasons[why], sumText(leftCents)].filter(Boolean).join(' · ');
  const facts = [
    leftCents < amountCents ? texts.unattributed(sumText(leftCents), sumText(amountCents)) : undefined,
    bookedOn && texts.bookedOn(formatDate(bookedOn)),
    accountEndsWith && texts.account(accountEndsWith),
  ].filter(Boolean);
  const Step = receipt.proposal ? ConfirmReceipt : ProposeReceipt;
  return (
    <Card title={title} tone="attention">
      <Stack>
        <p className={classes.note}>{facts.join(' · ')}</p>
        <div className={classes.sides}>
          <DefinitionList
            layout="line"
            items={[
              { label: texts.payer, value: payer },
              { label: texts.remittance, value: remittance === '' ? undefined : remittance },
            ]}
          />
          <Step {...props} receipt={receipt} />
        </div>
      </Stack>
    </Card>
  );
}

const givenBack = 'rendu';

function ProposeReceipt({ receipt, ...props }: ReceiptCardProps): ReactNode {
  const { settle } = useRecoveryWriter(props);
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const recoveryId = chosen === givenBack ? undefined : chosen;
  const options = [
    ...receipt.candidates.map((one) => ({
      value: one.recoveryId,
      label: texts.attribute(displayCreditorReference(one.reference), one.entityName, formatEuros(one.leftCents)),
    })),
    { value: givenBack, label: texts.giveBack },
  ];
  return (
    <>
      <div className={classes.answer}>
        <Select
          label={texts.answer}
          options={options}
          value={chosen ?? null}
          onChange={setChosen}
          error={isMissing && chosen === undefined ? texts.choose : undefined}
        />
        <Button onPress={() => (chosen === undefined ? setMissing(true) : setAsking(true))}>{texts.propose}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.ask}
        consequence={texts.consequence[recoveryId === undefined ? 'giveBack' : 'attribute']}
        confirmLabel={texts.propose}
        onConfirm={() => settle(receipt.receiptId, proposeReceiptBody(receipt, recoveryId))}
        describeError={recoveryFailureText}
      />
    </>
  );
}

function ConfirmReceipt({ receipt, ...props }: ReceiptCardProps): ReactNode {
  const { settle } = useRecoveryWriter(props);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const { proposal } = receipt;
  if (!proposal) return null;
  const { answer, by, byId, reference = '' } = proposal;
  const what = answer === 'giveBack' ? texts.whatGiveBack : texts.whatAttribute(displayCreditorReference(reference));
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
    <Stack>
      <p>{texts.proposed(by, what)}</p>
      {decision.ok ? null : <p className={classes.note}>{decision.refusal.explanation}</p>}
      <Cluster>
        {decision.ok ? (
          <Button variant="primary" onPress={() => setAsking(true)}>
            {texts.confirm}
          </Button>
        ) : null}
        <Button isPending={isPending} onPress={() => void takeBack()}>
          {texts.takeBack}
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
    </Stack>
  );
}
