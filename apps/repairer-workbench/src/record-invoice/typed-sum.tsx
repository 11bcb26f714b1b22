import { customerSum, isVatExempt, repairAmounts, sessionAmounts, vatExemption, vatText } from '@alveole/domain';
import type { Campaign, InvoiceAmounts, VatRate } from '@alveole/domain';
import { Card, DefinitionList, TextLink } from '@alveole/ui';
import { amountFault } from '@alveole/validation';
import type { ReactNode } from 'react';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import { paths } from '../paths.ts';
import { participantsOf } from './invoice-rules.ts';
import { texts } from './record-invoice.text.ts';
import classes from './record-invoice.module.css';

export interface TypedSumProps {
  readonly draft: InvoiceDraft;
  readonly isSession: boolean;
  readonly campaign: Campaign;
  /** What the shop charges; the campaign’s rate where it has not said. */
  readonly vatRate?: VatRate | undefined;
}

/** What the customer pays, as it is typed: the sum that the file shows once the invoice is there. */
export function TypedSum({ draft, isSession, campaign, vatRate }: TypedSumProps): ReactNode {
  const amounts = isSession ? sessionAmounts(participantsOf(draft), campaign) : amountsOf(draft, campaign);
  return (
    <Card title={texts.sumTitle}>
      <div aria-live="polite">
        {amounts ? (
          <DefinitionList layout="rows" items={[...customerSum({ ...amounts, vatRate }, campaign)]} />
        ) : (
          <p className={classes.waits}>{texts.premiumWaits}</p>
        )}
      </div>
      {isVatExempt(vatRate) ? <p className={classes.waits}>{`${vatExemption}.`}</p> : null}
      {vatRate === undefined ? (
        <p className={classes.waits}>
          <span>{texts.usualVat(vatText(undefined, campaign))}</span>{' '}
          <TextLink href={paths.profile}>{texts.toVat}</TextLink>
        </p>
      ) : null}
    </Card>
  );
}

function amountsOf({ cents }: InvoiceDraft, campaign: Campaign): InvoiceAmounts | undefined {
  return cents === null || amountFault(cents) !== undefined ? undefined : repairAmounts(cents, campaign);
}
