import { authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { AccountRepository } from '../account/account-repository.ts';

export function listStaffRoute(accounts: Pick<AccountRepository, 'listStaff'>) {
  return implement(authRoutes.listStaff, async () => {
    const staff = await accounts.listStaff();
    return staff.map(({ user_id, user_name }) => ({ user_id, description: { name: user_name } }));
  });
}
