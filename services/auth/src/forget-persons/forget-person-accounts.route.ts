import { personRequestRoutes } from '@alveole/contracts/person-request';
import { implement } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';

/** An open account stays: who works with it closes it first. */
export function forgetPersonAccountsRoute({ forgottenAccounts, now }: Pick<AuthPorts, 'forgottenAccounts' | 'now'>) {
  const closedOf = async (ids: readonly string[]) =>
    (await forgottenAccounts.namingPersons([], ids)).filter(({ disabled }) => disabled);
  return implement(personRequestRoutes.forgetPersonAccounts, async ({ body }) => {
    let forgotten = 0;
    for (const { userId } of await closedOf(body.user_ids))
      if ((await forgottenAccounts.forget(userId, now())) === 'written') forgotten += 1;
    return { forgotten, remaining: (await closedOf(body.user_ids)).length };
  });
}
