import type { RemoteProps } from '@alveole/contracts';
import type { RefundBatchView } from '@alveole/contracts/refund';
import { decideRefund, funderNameOf, isStopped, nextRefundStep, refundWay } from '@alveole/domain';
import type { RefundStepAhead } from '@alveole/domain';
import { Button, ConfirmDialog, DefinitionList, formatDate, formatEuros, Notice, Stack, Stepper } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BatchOutcome, unpaidTransfersOf } from './batch-outcome.tsx';
import { DraftAccounts } from './draft-accounts.tsx';
import { batchTexts, stepLabels, stepTexts, texts } from './pay-refunds.text.ts';
import classes from './pay-refunds.module.css';
import { refundFailureText } from './refund-failure-text.ts';
import { StopBatch } from './stop-batch.tsx';
import { TransferList } from './transfer-list.tsx';
import { useSecondPersonRefusal } from './check-second-person.ts';
import { useRefundWriter } from './use-refund-writer.ts';

const steps = refundWay.map((id) => ({ id, label: stepLabels[id] }));
const hasFile: ReadonlySet<RefundBatchView['state']> = new Set(['exported', 'confirmed']);

export interface BatchDetailProps extends RemoteProps {
  readonly batch: RefundBatchView;
}

/** Where a batch stands, its next step, and its files. */
export function BatchDetail({ api, config, notify, session, batch }: BatchDetailProps): ReactNode {
  const writer = useRefundWriter({ api, notify, session });
  const [isAsking, setAsking] = useState(false);
  // The step that was asked about: once it is done the batch has another next step, which nobody has confirmed.
  const [asked, setAsked] = useState<RefundStepAhead>();
  const { state, lines, totalCents, debtor, drafterName, approverName, executionDay, stopped } = batch;
  const step = nextRefundStep(state);
  const decision = step && decideRefund(batch, step.act, { userId: session.userId ?? '' });
  const isApproved = step?.act === 'approve' && decision?.ok === true;
  const noSecondPerson = useSecondPersonRefusal(api, batch.drafterId, isApproved);
  const refusal = decision?.ok === false ? decision.refusal.explanation : noSecondPerson;
  const total = formatEuros(totalCents);
  const funder = batch.funderId && funderNameOf(config.campaign, batch.funderId);
  const download = (): void =>
    void writer
      .download(batch)
      .catch((failure: unknown) => notify({ tone: 'danger', text: refundFailureText(failure), seconds: 7 }));
  return (
    <Stack>
      {step === undefined ? null : <Stepper label={batchTexts.steps} current={step.to} steps={steps} />}
      <div>
        <BatchOutcome batch={batch} />
      </div>
      <DefinitionList
        layout="rows"
        items={[
          { label: batchTexts.total, value: total, isKey: true },
          { label: batchTexts.files, value: lines.length },
          { label: texts.funder, value: funder },
          { label: batchTexts.debtor, value: debtor && batchTexts.debtorOf(debtor.name, debtor.ibanEndsWith) },
          { label: batchTexts.draftedBy, value: drafterName },
          { label: batchTexts.approvedBy, value: approverName },
          { label: batchTexts.executionDay, value: executionDay && formatDate(executionDay) },
          { label: state === 'refused' ? batchTexts.refusedBy : batchTexts.withdrawnBy, value: stopped?.byName },
          { label: batchTexts.refusalReason, value: stopped?.reason },
        ]}
      />
      {batch.isDebtorProgramme && funder ? <Notice tone="warning">{batchTexts.paidByProgramme(funder)}</Notice> : null}
      <DraftAccounts batch={batch} />
      {step === undefined ? (
        <EndNotice batch={batch} />
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
          consequence={stepTexts[asked.act].consequence(lines.length, total, funder ?? '')}
          confirmLabel={stepTexts[asked.act].act}
          onConfirm={() => writer.move(batch, asked)}
          describeError={refundFailureText}
        />
      )}
      <StopBatch batch={batch} userId={session.userId ?? ''} stop={writer.stop} />
      {hasFile.has(state) ? (
        <Button icon="download" isWide onPress={download}>
          {batchTexts.download}
        </Button>
      ) : null}
      <TransferList batch={batch} />
    </Stack>
  );
}

/** What became of a batch that waits for nothing more. */
function EndNotice({ batch }: { readonly batch: RefundBatchView }): ReactNode {
  if (isStopped(batch.state)) return <Notice tone="info">{batchTexts.stopped}</Notice>;
  const unpaid = unpaidTransfersOf(batch).length;
  if (unpaid > 0) return <Notice tone="warning">{batchTexts.unpaid(unpaid)}</Notice>;
  return <Notice tone="success">{batchTexts.finished}</Notice>;
}
