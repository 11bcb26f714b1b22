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
import { batchTexts, nextStep, stateLooks, stepLabels, stepTexts } from './pay-refunds.text.ts';
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
      {step === undefined ? null : <Stepper label={batchTexts.steps} current={step} steps={steps} />}
      <div>
        <StatusBadge tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusBadge>
      </div>
      <DefinitionList
        layout="rows"
        items={[
          { label: batchTexts.total, value: total, isKey: true },
          { label: batchTexts.files, value: lines.length },
          { label: batchTexts.draftedBy, value: drafted_by },
          { label: batchTexts.approvedBy, value: approved_by },
        ]}
      />
      {step === undefined ? (
        <Notice tone="success">{batchTexts.finished}</Notice>
      ) : (
        <>
          <Button
            variant="primary"
            isWide
            isDisabled={isOwnDraft}
            aria-describedby={isOwnDraft ? 'own-draft' : undefined}
            onPress={() => setAsking(true)}
          >
            {stepTexts[step].act}
          </Button>
          {isOwnDraft ? (
            <p id="own-draft" className={classes.reason}>
              {batchTexts.ownDraft}
            </p>
          ) : null}
          <ConfirmDialog
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            title={stepTexts[step].ask}
            consequence={stepTexts[step].consequence(lines.length, total)}
            confirmLabel={stepTexts[step].act}
            onConfirm={() => writer.move(batch, step)}
            describeError={refundFailure}
          />
        </>
      )}
      {hasFile.has(state) ? (
        <Button icon="download" isWide onPress={download}>
          {batchTexts.download}
        </Button>
      ) : null}
      <ul className={classes.lines} aria-label={batchTexts.files}>
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
