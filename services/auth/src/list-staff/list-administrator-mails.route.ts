import { authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { listAdministratorMails, listEntityAdministratorMails } from './list-staff.ts';
import type { ListAdministratorsPorts } from './list-staff.ts';

/** Where those are told who answer for the programme, or for one establishment. */
export function listAdministratorMailsRoutes(ports: ListAdministratorsPorts) {
  return [
    implement(authRoutes.listAdministratorMails, async () => ({ mails: await listAdministratorMails(ports) })),
    implement(authRoutes.listEntityAdministratorMails, async ({ params }) => ({
      mails: await listEntityAdministratorMails(ports, params.entityId),
    })),
  ];
}
