import { accountRoutes } from '@alveole/contracts/account';
import { implement } from '@alveole/service-kit';
import { reserveMail } from './move-account.ts';
import type { MoveAccountPorts } from './move-account.ts';

/** A change of an establishment's address: kept for its account, or let go. */
export function moveAccountRoutes(ports: MoveAccountPorts) {
  return [
    implement(
      accountRoutes.reserveMail,
      async ({ body: { entity_id: entityId, mail, next_mail: nextMail, sequence } }) => {
        await reserveMail(ports, { entityId, mail, nextMail, sequence });
        return { status: 'ok' as const };
      },
    ),
    implement(accountRoutes.releaseMail, async ({ body }) => {
      await ports.accounts.releaseMail(body.entity_id, body.next_mail.toLowerCase());
      return { status: 'ok' as const };
    }),
  ];
}
