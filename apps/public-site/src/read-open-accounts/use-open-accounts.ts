import { openAccountsViewOf, refundRoutes } from '@alveole/contracts/refund';
import type { ApiCaller } from '@alveole/contracts';
import type { OpenAccountsView } from '@alveole/contracts/refund';
import { useEffect, useState } from 'react';

export interface OpenAccountsState {
  readonly accounts: OpenAccountsView | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The open accounts, without the query cache: the page that shows them is a light one. */
export function useOpenAccounts(api: ApiCaller): OpenAccountsState {
  const [accounts, setAccounts] = useState<OpenAccountsView>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    void api.call(refundRoutes.readOpenAccounts, {}, { signal }).then(
      (answer) => signal.aborted || setAccounts(openAccountsViewOf(answer)),
      () => signal.aborted || setFailed(true),
    );
    return () => control.abort();
  }, [api, attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt((times) => times + 1);
  };
  return { accounts, hasFailed, retry };
}
