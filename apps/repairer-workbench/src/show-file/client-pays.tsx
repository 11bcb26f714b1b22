import type { RepairView } from '@alveole/contracts/repair';
import { customerPaysCents } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { ReactNode } from 'react';
import classes from './client-pays.module.css';
import { amountText } from './file.text.ts';

export interface ClientPaysProps {
  readonly file: Pick<RepairView, 'invoiceCents' | 'premiumCents' | 'adjustmentCents' | 'vatRate'>;
  readonly campaign: Pick<Campaign, 'vatPercent'>;
  /** Where a bar sticks on a phone, the bar has the line there and the page elsewhere: the field of a code scrolls the title away. */
  readonly place?: 'bar' | 'above-bar';
}

/** What the client owes the shop, in one line under the title of each page of a file; nothing while there is no invoice. */
export function ClientPays({ file, campaign, place }: ClientPaysProps): ReactNode {
  const amount = amountText(customerPaysCents(file, campaign));
  if (amount === undefined) return null;
  return (
    <p className={classes.pays} data-place={place}>
      {'À payer par le client '}
      <strong className={classes.amount}>{amount}</strong>
    </p>
  );
}
