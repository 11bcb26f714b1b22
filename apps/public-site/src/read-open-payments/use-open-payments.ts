import { openPaymentsViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { ApiCaller } from '@alveole/contracts';
import type { OpenPaymentsView } from '@alveole/contracts/refund';
import { useEffect, useState } from 'react';
import type { PaymentSearch } from './use-payment-search.ts';

export interface OpenPaymentsState {
  /** Every page that was read, as one; that of the search before stays until the next one is there. */
  readonly payments: OpenPaymentsView | undefined;
  readonly hasFailed: boolean;
  readonly isReading: boolean;
  readonly readMore: () => void;
  readonly retry: () => void;
}

/** The payments that a search finds, without the query cache: the page that shows them is a light one. */
export function useOpenPayments(api: ApiCaller, search: PaymentSearch): OpenPaymentsState {
  const [payments, setPayments] = useState<OpenPaymentsView>();
  const [hasFailed, setFailed] = useState(false);
  const [isReading, setReading] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [after, setAfter] = useState<string>();
  const { text, department, year } = search;
  const key = JSON.stringify([text, department, year]);
  const [readKey, setReadKey] = useState(key);
  if (readKey !== key) {
    setReadKey(key);
    setAfter(undefined);
  }
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const query = {
      ...(text.trim() !== '' && { search: text.trim() }),
      ...(department !== '' && { department }),
      ...(year !== '' && { year }),
      ...(after !== undefined && { after }),
    };
    setReading(true);
    void api
      .call(refundRoutes.readOpenPayments, { query }, { signal })
      .then(
        (answer) => {
          if (signal.aborted) return;
          const page = openPaymentsViewOf(answer);
          setPayments((before) =>
            after === undefined || before === undefined
              ? page
              : { ...page, payments: [...before.payments, ...page.payments] },
          );
          setFailed(false);
        },
        () => signal.aborted || setFailed(true),
      )
      .finally(() => signal.aborted || setReading(false));
    return () => control.abort();
  }, [api, text, department, year, after, attempt]);
  return {
    payments,
    hasFailed,
    isReading,
    readMore: () => setAfter(payments?.next),
    retry: () => setAttempt((times) => times + 1),
  };
}
