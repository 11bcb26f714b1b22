import { colleagueRoutes } from '@alveole/contracts/colleague';
import { staffRoutes } from '@alveole/contracts/staff';
import { implement } from '@alveole/service-kit';
import { listAdministratorMails, listEntityAdministratorMails } from './list-staff.ts';
import type { ListAdministratorsPorts } from './list-staff.ts';

/** Where those are told who answer for the programme, or for one establishment. */
export function listAdministratorMailsRoutes(ports: ListAdministratorsPorts) {
  return [
    implement(staffRoutes.listAdministratorMails, async () => ({ mails: await listAdministratorMails(ports) })),
    implement(colleagueRoutes.listEntityAdministratorMails, async ({ params }) => ({
      mails: await listEntityAdministratorMails(ports, params.entityId),
    })),
  ];
}
