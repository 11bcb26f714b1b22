import { accountRoutes } from '@alveole/contracts/account';
import { implement } from '@alveole/service-kit';
import { openAccount } from './open-account.ts';
import type { OpenAccountPorts } from './open-account.ts';
import { prepareAccount } from './prepare-account.ts';
import type { PrepareAccountPorts } from './prepare-account.ts';

/** The account of a registration: ready, then open, or withdrawn. */
export function openAccountRoutes(ports: OpenAccountPorts & PrepareAccountPorts) {
  return [
    implement(accountRoutes.prepareAccount, async ({ body, deadline }) => {
      const { entity_id: entityId, entity_gender: entityGender, user_name: userName, mail, password } = body;
      const account = await prepareAccount(ports, { entityId, entityGender, userName, mail, password }, deadline);
      return { user_id: account.userId };
    }),
    implement(accountRoutes.openAccount, async ({ body }) => {
      const { access, refresh, account } = await openAccount(ports, body.entity_id);
      return { access_token: access, refresh_token: refresh, user_id: account.userId };
    }),
    implement(accountRoutes.withdrawAccount, async ({ body }) => {
      await ports.accounts.withdraw(body.entity_id);
      return { is_open: (await ports.accounts.findByRegistration(body.entity_id)) !== undefined };
    }),
  ];
}
