import { paymentPromiseViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { RemoteProps } from '@alveole/contracts';
import type { PaymentPromiseView } from '@alveole/contracts/refund';
import { isPaidByShares } from '@alveole/domain';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { promiseTexts as texts } from './open-figures.text.ts';
import classes from './open-figures.module.css';

/** Within how many days the programme promises to pay, and how often it did. */
export function PaymentPromise({ api, config }: Pick<RemoteProps, 'api' | 'config'>): ReactNode {
  const [paymentPromise, setPaymentPromise] = useState<PaymentPromiseView | 'failed'>();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    void api.call(refundRoutes.readPaymentPromise, {}, { signal }).then(
      (answer) => signal.aborted || setPaymentPromise(paymentPromiseViewOf(answer)),
      () => signal.aborted || setPaymentPromise('failed'),
    );
    return () => control.abort();
  }, [api]);
  if (paymentPromise === undefined) return null;
  return (
    <section aria-labelledby="promise">
      <h2 id="promise">{texts.title}</h2>
      {paymentPromise === 'failed' ? (
        <p className={classes.soft}>{texts.failed}</p>
      ) : (
        <HowOften paymentPromise={paymentPromise} isShared={isPaidByShares(config.campaign)} />
      )}
    </section>
  );
}

function HowOften({
  paymentPromise: { delayDays, counts },
  isShared,
}: {
  readonly paymentPromise: PaymentPromiseView;
  readonly isShared: boolean;
}): ReactNode {
  if (!counts)
    return (
      <>
        <p>{texts.promise(delayDays)}</p>
        <p className={classes.soft}>{texts.tooFew}</p>
      </>
    );
  return (
    <>
      <p>{texts.promise(delayDays)}</p>
      <dl className={classes.totals}>
        <div>
          <dt>{texts.promiseHeading}</dt>
          <dd>{`${Math.floor((100 * counts.inTime) / (counts.paid + counts.overdue))}\u00a0%`}</dd>
        </div>
      </dl>
      <p className={classes.soft}>
        {(isShared ? texts.countedShares : texts.counted)(counts.paid, counts.inTime, counts.overdue)}
      </p>
    </>
  );
}
