import type { RefundBatch, RemoteProps } from '@alveole/contracts';
import {
  Button,
  ConfirmDialog,
  DefinitionList,
  formatEuros,
  Notice,
  Stack,
  StatusBadge,
  Stepper,
  TextLink,
} from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { centsOf } from '../browse-repairs/cents-of.ts';
import { batchWords, nextStep, stateLooks, stepLabels, stepWords } from './pay-refunds.text.ts';
import classes from './pay-refunds.module.css';
import { refundFailure } from './refund-failure.ts';
import { useRefundWriter } from './use-refund-writer.ts';

const steps = (['drafted', 'approved', 'exported', 'confirmed'] as const).map((id) => ({ id, label: stepLabels[id] }));
const hasFile: ReadonlySet<RefundBatch['state']> = new Set(['exported', 'confirmed']);

/** Where a batch stands, its next step, and its files. */
export function BatchDetail({ api, notify, session, batch }: RemoteProps & { readonly batch: RefundBatch }): ReactNode {
  const writer = useRefundWriter({ api, notify });
  const [isAsking, setAsking] = useState(false);
  const { state, lines, drafted_by, approved_by } = batch;
  const step = nextStep[state];
  const total = formatEuros(centsOf(batch.total));
  const isOwnDraft = state === 'drafted' && drafted_by === session.userName;
  const download = (): void =>
    void writer
      .download(batch)
      .catch((failure: unknown) => notify({ tone: 'danger', text: refundFailure(failure), seconds: 7 }));
  return (
    <Stack>
      {step === undefined ? null : <Stepper label={batchWords.steps} current={step} steps={steps} />}
      <div>
        <StatusBadge tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusBadge>
      </div>
      <DefinitionList
        layout="rows"
        items={[
          { label: batchWords.total, value: total, isKey: true },
          { label: batchWords.files, value: lines.length },
          { label: batchWords.draftedBy, value: drafted_by },
          { label: batchWords.approvedBy, value: approved_by },
        ]}
      />
      {step === undefined ? (
        <Notice tone="success">{batchWords.finished}</Notice>
      ) : (
        <>
          <Button
            variant="primary"
            isWide
            isDisabled={isOwnDraft}
            aria-describedby={isOwnDraft ? 'own-draft' : undefined}
            onPress={() => setAsking(true)}
          >
            {stepWords[step].act}
          </Button>
          {isOwnDraft ? (
            <p id="own-draft" className={classes.reason}>
              {batchWords.ownDraft}
            </p>
          ) : null}
          <ConfirmDialog
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            title={stepWords[step].ask}
            consequence={stepWords[step].consequence(lines.length, total)}
            confirmLabel={stepWords[step].act}
            onConfirm={() => writer.move(batch, step)}
            describeError={refundFailure}
          />
        </>
      )}
      {hasFile.has(state) ? (
        <Button icon="download" isWide onPress={download}>
          {batchWords.download}
        </Button>
      ) : null}
      <ul className={classes.lines} aria-label={batchWords.files}>
        {lines.map(({ repair_id, repair_rozo_id, entity_name, amount }) => (
          <li key={repair_id}>
            <TextLink href={`/admin/backend/facture/${repair_rozo_id}`}>{repair_rozo_id}</TextLink>
            <span className={classes.shop}>{entity_name}</span>
            <strong>{formatEuros(centsOf(amount))}</strong>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
