import { accountRoutes } from '@alveole/contracts/account';
import { implement } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';
import { isActivated } from '../record/account.ts';

/** Whether the own account of an establishment has been activated once; a forced approval asks. */
export function checkActivationRoute({ accounts }: Pick<AuthPorts, 'accounts'>) {
  return implement(accountRoutes.checkActivation, async ({ body: { entity_id, mail } }) => {
    const account = await accounts.findOfEntity(entity_id, mail.toLowerCase());
    return { activated: account !== undefined && isActivated(account) };
  });
}
