import type { RepairFile, RepairOperationInput } from '@alveole/contracts';
import { decideCorrection, eurosOfCents, isConsultationOnly, mayCorrectPremium } from '@alveole/domain';
import type { Campaign, PaidPremium, StaffActor } from '@alveole/domain';
import { messages } from '@alveole/validation';
import { AmountField, Button, Card, ConfirmDialog, Form, formatEuros } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { centsOf } from '../browse-repairs/cents-of.ts';
import { operationFailure } from './operation-failure.ts';
import { refusalOf } from './repair-acts.ts';
import { isSession, ruledFileOf } from './repair-case.ts';
import { correctionTexts, texts } from './review-repair.text.ts';

export interface PremiumCorrectionProps {
  readonly file: RepairFile;
  readonly actor: StaffActor;
  readonly campaign: Campaign;
  readonly operate: (operation: RepairOperationInput, success: string) => Promise<boolean>;
}

/** Corrects a paid premium: the new amount is typed, the difference is recorded. */
export function PremiumCorrection({ file, actor, campaign, operate }: PremiumCorrectionProps): ReactNode {
  const [cents, setCents] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const ruled = ruledFileOf(file);
  if (!isConsultationOnly(ruled.status)) return null;
  const operation_code = isSession(file) ? 'FACVECOR' : 'FACCOR';
  if (!mayCorrectPremium(ruled, actor)) {
    return (
      <Card title={correctionTexts.title}>
        <p>{refusalOf(ruled, operation_code, actor)}</p>
      </Card>
    );
  }
  const current = centsOf(file.repair_amounts.amount_to_refund ?? 0);
  const submit = (): void => {
    const fault = faultOf({ kind: ruled.kind, premiumCents: current }, cents, campaign);
    setError(fault);
    setAsking(fault === undefined);
  };
  const correct = async (): Promise<void> => {
    const amount_to_refund = eurosOfCents((cents ?? 0) - current);
    if (await operate({ operation_code, operation_data: { amount_to_refund } }, texts.done)) setCents(null);
  };
  return (
    <Card title={correctionTexts.title}>
      <Form onSubmit={submit}>
        <AmountField label={correctionTexts.label} value={cents} onChange={setCents} error={error} suffix="€" />
        <Button type="submit" isWide>
          {correctionTexts.act}
        </Button>
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={correctionTexts.ask}
        consequence={correctionTexts.consequence(formatEuros(current), formatEuros(cents ?? 0))}
        confirmLabel={correctionTexts.act}
        onConfirm={correct}
        describeError={operationFailure}
      />
    </Card>
  );
}

/** Why the typed amount cannot be the new premium. */
function faultOf(paid: PaidPremium, cents: number | null, campaign: Campaign): string | undefined {
  if (cents === null || Number.isNaN(cents) || cents === paid.premiumCents) return messages.eligiblePremium;
  const decision = decideCorrection(paid, cents - paid.premiumCents, campaign);
  return decision.ok ? undefined : decision.refusal.explanation;
}
