import {
  isVatExempt,
  leftToPay,
  repairPremium,
  sessionLeftToPay,
  sessionPremium,
  vatExemption,
  vatText,
} from '@alveole/domain';
import type { Campaign, VatRate } from '@alveole/domain';
import { Card, DefinitionList, formatEuros } from '@alveole/ui';
import { amountFault } from '@alveole/validation';
import type { ReactNode } from 'react';
import { participantsOf } from './invoice-rules.ts';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import { texts } from './record-invoice.text.ts';
import classes from './record-invoice.module.css';

export interface PremiumCardProps {
  readonly draft: InvoiceDraft;
  readonly isSession: boolean;
  readonly campaign: Campaign;
  /** What the shop charges; the campaign’s rate where it has not said. */
  readonly vatRate?: VatRate | undefined;
}

/** The premium of what is typed, and what the person still pays, as it is typed. */
export function PremiumCard({ draft, isSession, campaign, vatRate }: PremiumCardProps): ReactNode {
  const items = isSession ? sessionItems(draft, campaign, vatRate) : repairItems(draft.cents, campaign, vatRate);
  return (
    <Card title={texts.premiumTitle}>
      <div aria-live="polite">
        {items ? <DefinitionList layout="rows" items={items} /> : <p className={classes.waits}>{texts.premiumWaits}</p>}
      </div>
    </Card>
  );
}

type Items = readonly { label: string; value: ReactNode }[];

function repairItems(cents: number | null, campaign: Campaign, vatRate: VatRate | undefined): Items | undefined {
  if (cents === null || amountFault(cents) !== undefined) return undefined;
  const remainder = leftToPay(cents, campaign, vatRate);
  const total = { label: texts.total, value: formatEuros(cents + remainder.vatCents) };
  const taxLines = isVatExempt(vatRate)
    ? [{ label: texts.vat, value: vatExemption }]
    : [
        { label: texts.net, value: formatEuros(remainder.netCents) },
        { label: vatText(vatRate, campaign), value: formatEuros(remainder.vatCents) },
        total,
      ];
  return [
    { label: texts.premium, value: <strong>{formatEuros(repairPremium(cents, campaign))}</strong> },
    ...taxLines,
    { label: texts.left, value: <strong className={classes.left}>{formatEuros(remainder.totalCents)}</strong> },
  ];
}

function sessionItems(draft: InvoiceDraft, campaign: Campaign, vatRate: VatRate | undefined): Items {
  const participants = participantsOf(draft);
  return [
    { label: texts.premiumSession, value: <strong>{formatEuros(sessionPremium(participants, campaign))}</strong> },
    {
      label: vatRate === undefined ? texts.leftSession : texts.left,
      value: (
        <strong className={classes.left}>
          {formatEuros(sessionLeftToPay(participants, campaign, vatRate).totalCents)}
        </strong>
      ),
    },
  ];
}
