import { staffRoutes, newStaffBody, staffAccountOf, staffChangeBody } from '@alveole/contracts/staff';
import type { RemoteProps } from '@alveole/contracts';
import type { NewStaffRequest, StaffAccountView, StaffChange } from '@alveole/contracts/staff';
import { useQuery, useQueryClient } from '@alveole/query';
import { texts } from './manage-staff.text.ts';

const queryKey = ['staff-accounts'];

/** Every account of staff, and what an administrator does with them. */
export function useStaffAccounts({ api, notify }: RemoteProps) {
  const cache = useQueryClient();
  const accounts = useQuery({
    queryKey,
    retry: false,
    queryFn: async ({ signal }) => (await api.call(staffRoutes.listStaffAccounts, {}, { signal })).map(staffAccountOf),
  });
  // The list of those to whom a file may be given changes with it.
  const refresh = () =>
    Promise.all([cache.invalidateQueries({ queryKey }), cache.invalidateQueries({ queryKey: ['staff'] })]);
  return {
    accounts,
    async open(request: NewStaffRequest): Promise<void> {
      await api.call(staffRoutes.createStaffAccount, { body: newStaffBody(request) });
      notify({ tone: 'success', text: texts.added(request.mail) });
      await refresh();
    },
    async change(account: StaffAccountView, change: StaffChange, done: string): Promise<void> {
      try {
        const body = staffChangeBody(account, change);
        await api.call(staffRoutes.changeStaffAccount, { params: { id: account.userId }, body });
        notify({ tone: 'success', text: done });
      } finally {
        await refresh();
      }
    },
  };
}
