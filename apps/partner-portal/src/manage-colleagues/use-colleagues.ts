import {
  colleagueRoutes,
  colleagueChangeBody,
  colleagueOf,
  colleagueParams,
  colleaguesQuery,
  newColleagueBody,
} from '@alveole/contracts/colleague';
import type { RemoteProps } from '@alveole/contracts';
import type { AccountChange } from '@alveole/contracts/account';
import type { ColleagueView, NewColleagueRequest } from '@alveole/contracts/colleague';
import { useQuery, useQueryClient } from '@alveole/query';
import { texts } from './manage-colleagues.text.ts';

/** The users of one's establishment, and what an administrator does with them. */
export function useColleagues({ api, notify, session }: RemoteProps) {
  const cache = useQueryClient();
  const entityId = session.entityId ?? '';
  const queryKey = ['colleagues', entityId];
  const colleagues = useQuery({
    queryKey,
    retry: false,
    queryFn: async ({ signal }) => {
      const input = { params: { entityId }, query: colleaguesQuery };
      return (await api.call(colleagueRoutes.listEntityUsers, input, { signal })).map(colleagueOf);
    },
  });
  const refresh = () => cache.invalidateQueries({ queryKey });
  return {
    colleagues,
    async open(request: NewColleagueRequest): Promise<void> {
      await api.call(colleagueRoutes.createEntityUser, { params: { entityId }, body: newColleagueBody(request) });
      notify({ tone: 'success', text: texts.added(request.mail) });
      await refresh();
    },
    async change({ mail, signature }: ColleagueView, change: AccountChange, done: string): Promise<void> {
      const params = colleagueParams(entityId, mail);
      try {
        await api.call(colleagueRoutes.changeEntityUser, { params, body: colleagueChangeBody(change, signature) });
        notify({ tone: 'success', text: done });
      } finally {
        await refresh();
      }
    },
  };
}
