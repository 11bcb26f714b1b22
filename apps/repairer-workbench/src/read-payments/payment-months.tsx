import type { RemoteProps } from '@alveole/contracts';
import type { PaymentView } from '@alveole/contracts/refund';
import { calendarDay } from '@alveole/domain';
import { formatEuros, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { PaymentCard } from './payment-card.tsx';
import classes from './read-payments.module.css';
import { monthText, texts } from './read-payments.text.ts';

export interface PaymentMonthsProps extends Pick<RemoteProps, 'config'> {
  /** Newest first. */
  readonly payments: readonly PaymentView[];
}

/** Transfers month by month, newest first: the newest month stands open, each other one as its sum until it is asked for. */
export function PaymentMonths({ config, payments }: PaymentMonthsProps): ReactNode {
  return monthsOf(payments).map(([month, ofMonth], place) => (
    <details key={month} open={place === 0} className={classes.month}>
      <summary className={classes.summary}>
        <span className={classes.sum}>
          <span className={classes.name}>{monthText(month)}</span>
          <span className={classes.count}>{texts.transfers(ofMonth.length)}</span>
          <strong className={classes.amount}>{formatEuros(arrivedCents(ofMonth))}</strong>
        </span>
      </summary>
      <Stack>
        {ofMonth.map((payment, rank) => (
          <PaymentCard
            key={payment.reference}
            config={config}
            payment={payment}
            areFilesOpen={place === 0 && rank === 0}
          />
        ))}
      </Stack>
    </details>
  ));
}

/** In the order of the transfers; of the day on which each was sent. */
function monthsOf(payments: readonly PaymentView[]): [month: string, payments: PaymentView[]][] {
  const months = new Map<string, PaymentView[]>();
  for (const payment of payments) {
    const month = calendarDay(new Date(payment.sentAt)).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), payment]);
  }
  return [...months];
}

/** What a bank refused or sent back is no money that the shop has. */
function arrivedCents(payments: readonly PaymentView[]): number {
  return payments
    .filter(({ state }) => state !== 'rejected' && state !== 'returned')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
