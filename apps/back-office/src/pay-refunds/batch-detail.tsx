import type { RefundBatchView, RemoteProps } from '@alveole/contracts';
import { decideRefund, nextRefundStep, refundStates } from '@alveole/domain';
import type { RefundTransition } from '@alveole/domain';
import { Button, ConfirmDialog, DefinitionList, formatEuros, Notice, Stack, StatusBadge, Stepper } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { batchTexts, stateLooks, stepLabels, stepTexts } from './pay-refunds.text.ts';
import classes from './pay-refunds.module.css';
import { refundFailureText } from './refund-failure-text.ts';
import { TransferList } from './transfer-list.tsx';
import { useRefundWriter } from './use-refund-writer.ts';

const steps = refundStates.map((id) => ({ id, label: stepLabels[id] }));
const hasFile: ReadonlySet<RefundBatchView['state']> = new Set(['exported', 'confirmed']);

export interface BatchDetailProps extends RemoteProps {
  readonly batch: RefundBatchView;
}

/** Where a batch stands, its next step, and its files. */
export function BatchDetail({ api, notify, session, batch }: BatchDetailProps): ReactNode {
  const writer = useRefundWriter({ api, notify });
  const [isAsking, setAsking] = useState(false);
  // The step that was asked about: once it is done the batch has another next step, which nobody has confirmed.
  const [asked, setAsked] = useState<RefundTransition>();
  const { state, lines, totalCents, debtor, drafterName, approverName } = batch;
  const step = nextRefundStep(state);
  const decision = step && decideRefund(batch, step.act, { userId: session.userId ?? '' });
  const refusal = decision?.ok === false ? decision.refusal.explanation : undefined;
  const total = formatEuros(totalCents);
  const download = (): void =>
    void writer
      .download(batch)
      .catch((failure: unknown) => notify({ tone: 'danger', text: refundFailureText(failure), seconds: 7 }));
  return (
    <Stack>
      {step === undefined ? null : <Stepper label={batchTexts.steps} current={step.to} steps={steps} />}
      <div>
        <StatusBadge tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusBadge>
      </div>
      <DefinitionList
        layout="rows"
        items={[
          { label: batchTexts.total, value: total, isKey: true },
          { label: batchTexts.files, value: lines.length },
          { label: batchTexts.debtor, value: debtor && batchTexts.debtorOf(debtor.name, debtor.ibanEndsWith) },
          { label: batchTexts.draftedBy, value: drafterName },
          { label: batchTexts.approvedBy, value: approverName },
        ]}
      />
      {step === undefined ? (
        <Notice tone="success">{batchTexts.finished}</Notice>
      ) : (
        <>
          <Button
            variant="primary"
            isWide
            isDisabled={refusal !== undefined}
            aria-describedby={refusal === undefined ? undefined : 'step-refusal'}
            onPress={() => {
              setAsked(step);
              setAsking(true);
            }}
          >
            {stepTexts[step.act].act}
          </Button>
          {refusal === undefined ? null : (
            <p id="step-refusal" className={classes.reason}>
              {refusal}
            </p>
          )}
        </>
      )}
      {asked === undefined ? null : (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={stepTexts[asked.act].ask}
          consequence={stepTexts[asked.act].consequence(lines.length, total)}
          confirmLabel={stepTexts[asked.act].act}
          onConfirm={() => writer.move(batch, asked)}
          describeError={refundFailureText}
        />
      )}
      {hasFile.has(state) ? (
        <Button icon="download" isWide onPress={download}>
          {batchTexts.download}
        </Button>
      ) : null}
      <TransferList batch={batch} />
    </Stack>
  );
}
