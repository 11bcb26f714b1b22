import { authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { AccountRepository } from '../account/account-repository.ts';

/** Whether a registration may take a mail; asked by enrolment before it sends a code. */
export function checkMailRoute(accounts: Pick<AccountRepository, 'findByMail'>) {
  return implement(authRoutes.checkMailAvailability, async ({ body }) => {
    const account = await accounts.findByMail(body.mail.toLowerCase());
    return { available: account === null };
  });
}
