import type { OpenPaymentsView } from '@alveole/contracts/refund';
import { LightButton } from '@alveole/ui/light';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { eurosText, othersText, paymentText, placeText, texts, totalText } from './open-payments.text.ts';
import classes from './open-payments.module.css';

interface PaymentListProps {
  readonly payments: OpenPaymentsView;
  readonly nameOf: (funderId: string) => string;
  /** Whether anything is looked for. */
  readonly isNarrowed: boolean;
  readonly isReading: boolean;
  readonly onMore: () => void;
  readonly onAll: () => void;
}

/** What was found, newest first: each shop with who paid it, when, for how many files, and how much. */
export function PaymentList(props: PaymentListProps): ReactNode {
  const { payments, nameOf, isNarrowed, isReading, onMore, onAll } = props;
  const list = useListThatGrows(payments);
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{texts.list}</h2>
      <p role="status" className={classes.total}>
        {payments.count > 0 ? totalText(payments.count, payments.cents) : isNarrowed ? texts.noMatch : texts.none}
      </p>
      {payments.count === 0 && isNarrowed ? (
        <>
          <p className={classes.soft}>{texts.noMatchHint}</p>
          <p className={classes.act}>
            <LightButton onClick={onAll}>{texts.showAll}</LightButton>
          </p>
        </>
      ) : null}
      {payments.count > 0 ? (
        <ul className={classes.list} aria-labelledby="payments" ref={list}>
          {payments.payments.map((payment) => (
            <li key={payment.paymentId} tabIndex={-1}>
              <span className={classes.shop}>
                <span className={classes.name}>{payment.shopName}</span>
                <span className={classes.fact}>{placeText(payment)}</span>
              </span>
              <span className={classes.how}>
                <span>{nameOf(payment.funderId)}</span>
                <span className={classes.fact}>{paymentText(payment)}</span>
              </span>
              <span className={classes.amount}>{eurosText(payment.cents)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {payments.next ? (
        <p className="no-print">
          <LightButton onClick={onMore} isPending={isReading}>
            {texts.more}
          </LightButton>
        </p>
      ) : null}
      {payments.othersCents > 0 && !isNarrowed ? (
        <p className={classes.soft}>{othersText(payments.othersCents)}</p>
      ) : null}
    </section>
  );
}

/** The first row of the last page has the focus when that page took the button away that asked for it. */
function useListThatGrows({ payments, next }: OpenPaymentsView) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(payments);
  useEffect(() => {
    const former = before.current;
    before.current = payments;
    const isContinued = payments.length > former.length && former.length > 0 && payments[0] === former[0];
    const added = list.current?.children[former.length];
    if (isContinued && next === undefined && added instanceof HTMLElement) added.focus();
  }, [payments, next]);
  return list;
}
