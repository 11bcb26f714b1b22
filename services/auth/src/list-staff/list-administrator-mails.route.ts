import { authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { roleOf } from '../account/account.ts';
import type { AccountRepository } from '../account/account-repository.ts';

/** Asked by notifications when all administrators must hear of something. */
export function listAdministratorMailsRoute(accounts: Pick<AccountRepository, 'listStaff'>) {
  return implement(authRoutes.listAdministratorMails, async () => {
    const staff = await accounts.listStaff();
    return { mails: staff.filter((account) => roleOf(account) === 'ADM').map((account) => account.mail) };
  });
}
