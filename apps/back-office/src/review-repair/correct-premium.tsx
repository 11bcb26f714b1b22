import { invoicesOf, operationBody } from '@alveole/contracts/repair';
import type { RepairView } from '@alveole/contracts/repair';
import { decideCorrection, isConsultationOnly, isSession, mayCorrectPremium } from '@alveole/domain';
import type { Campaign, PaidPremium, StaffActor } from '@alveole/domain';
import { messages } from '@alveole/validation';
import { AmountField, Button, Card, ConfirmDialog, Form, formatEuros, TextArea } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { operationFailureText } from '../operate-repair/operation-failure-text.ts';
import { refusalOf } from './repair-acts.ts';
import type { CaseWriter } from '../operate-repair/operate-repair.ts';
import { correctionTexts, texts } from './review-repair.text.ts';

export interface CorrectPremiumProps {
  readonly file: RepairView;
  readonly actor: StaffActor;
  readonly campaign: Campaign;
  readonly operate: CaseWriter['operate'];
}

/** As long as a comment of an operation may be. */
const longestReason = 2000;

/** Corrects a paid premium: the new amount is typed, the difference is recorded with its reason. */
export function CorrectPremium({ file, actor, campaign, operate }: CorrectPremiumProps): ReactNode {
  const [newPremiumCents, setNewPremiumCents] = useState<number | null>(null);
  const [fault, setFault] = useState<string>();
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { status, kind, invoiceCents, premiumCents = 0 } = file;
  const supplementCents = invoicesOf(file)[0]?.supplementCents;
  if (!isConsultationOnly(status)) return null;
  const operation = isSession(file) ? 'FACVECOR' : 'FACCOR';
  if (!mayCorrectPremium(file, actor)) {
    return (
      <Card title={correctionTexts.title}>
        <p>{refusalOf(file, operation, actor)}</p>
      </Card>
    );
  }
  const submit = (): void => {
    const amountFault = faultOf({ kind, premiumCents, invoiceCents, supplementCents }, newPremiumCents, campaign);
    setFault(amountFault);
    setAsking(amountFault === undefined);
  };
  const correct = async (): Promise<void> => {
    const correction = operationBody.correctPremium(operation, (newPremiumCents ?? 0) - premiumCents, reason.trim());
    // The difference means the same new premium only while the paid one is the one that was shown.
    const stillHolds = (newest: RepairView): boolean =>
      newest.premiumCents === file.premiumCents && mayCorrectPremium(newest, actor);
    if (!(await operate(correction, texts.done, stillHolds))) return;
    setNewPremiumCents(null);
    setReason('');
  };
  return (
    <Card title={correctionTexts.title}>
      <Form onSubmit={submit}>
        <AmountField
          label={correctionTexts.label}
          value={newPremiumCents}
          onChange={setNewPremiumCents}
          error={fault}
          suffix="€"
        />
        <Button type="submit" isWide>
          {correctionTexts.act}
        </Button>
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={correctionTexts.ask}
        consequence={correctionTexts.consequence(formatEuros(premiumCents), formatEuros(newPremiumCents ?? 0))}
        confirmLabel={correctionTexts.act}
        isConfirmDisabled={reason.trim() === ''}
        onConfirm={correct}
        describeError={operationFailureText}
      >
        <TextArea
          label={correctionTexts.reason}
          hint={correctionTexts.reasonHint}
          isRequired
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
        />
      </ConfirmDialog>
    </Card>
  );
}

/** Why the typed amount cannot be the new premium. */
function faultOf(paid: PaidPremium, newPremiumCents: number | null, campaign: Campaign): string | undefined {
  if (Number.isNaN(newPremiumCents)) return messages.amountFormat;
  if (newPremiumCents === null || newPremiumCents === paid.premiumCents) return messages.eligiblePremium;
  const decision = decideCorrection(paid, newPremiumCents - paid.premiumCents, campaign);
  return decision.ok ? undefined : decision.refusal.explanation;
}
