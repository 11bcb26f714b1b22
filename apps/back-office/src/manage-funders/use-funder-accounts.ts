import type { RemoteProps } from '@alveole/contracts';
import {
  funderAccountChangeBody,
  funderAccountOf,
  funderRoutes,
  newFunderAccountBody,
} from '@alveole/contracts/funder';
import type { FunderAccountChange, FunderAccountView, NewFunderAccountRequest } from '@alveole/contracts/funder';
import { useQuery, useQueryClient } from '@alveole/query';
import { texts } from './manage-funders.text.ts';

const queryKey = ['funder-accounts'];

/** Every account of a funder, and what an administrator does with them. */
export function useFunderAccounts({ api, notify }: RemoteProps) {
  const cache = useQueryClient();
  const accounts = useQuery({
    queryKey,
    retry: false,
    queryFn: async ({ signal }) =>
      (await api.call(funderRoutes.listFunderAccounts, {}, { signal })).map(funderAccountOf),
  });
  const refresh = () => cache.invalidateQueries({ queryKey });
  return {
    accounts,
    async open(request: NewFunderAccountRequest): Promise<void> {
      await api.call(funderRoutes.createFunderAccount, { body: newFunderAccountBody(request) });
      notify({ tone: 'success', text: texts.added(request.mail) });
      await refresh();
    },
    async change(account: FunderAccountView, change: FunderAccountChange, done: string): Promise<void> {
      try {
        const body = funderAccountChangeBody(account, change);
        await api.call(funderRoutes.changeFunderAccount, { params: { id: account.userId }, body });
        notify({ tone: 'success', text: done });
      } finally {
        await refresh();
      }
    },
  };
}
