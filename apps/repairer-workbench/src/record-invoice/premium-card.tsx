import { leftToPay, repairPremium, sessionLeftToPay, sessionPremium } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
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
}

/** The premium of what is typed, and what the person still pays, as it is typed. */
export function PremiumCard({ draft, isSession, campaign }: PremiumCardProps): ReactNode {
  const items = isSession ? sessionItems(draft, campaign) : repairItems(draft.cents, campaign);
  return (
    <Card title={texts.premiumTitle}>
      <div aria-live="polite">
        {items ? <DefinitionList layout="rows" items={items} /> : <p className={classes.waits}>{texts.premiumWaits}</p>}
      </div>
    </Card>
  );
}

type Items = readonly { label: string; value: ReactNode }[];

function repairItems(cents: number | null, campaign: Campaign): Items | undefined {
  if (cents === null || amountFault(cents) !== undefined) return undefined;
  const left = leftToPay(cents, campaign);
  return [
    { label: texts.premium, value: <strong>{formatEuros(repairPremium(cents, campaign))}</strong> },
    { label: texts.net, value: formatEuros(left.netCents) },
    { label: texts.vat, value: formatEuros(left.vatCents) },
    { label: texts.left, value: <strong className={classes.left}>{formatEuros(left.totalCents)}</strong> },
  ];
}

function sessionItems(draft: InvoiceDraft, campaign: Campaign): Items {
  const participants = participantsOf(draft);
  return [
    { label: texts.premiumSession, value: <strong>{formatEuros(sessionPremium(participants, campaign))}</strong> },
    {
      label: texts.leftSession,
      value: (
        <strong className={classes.left}>{formatEuros(sessionLeftToPay(participants, campaign).totalCents)}</strong>
      ),
    },
  ];
}
