import { authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { listAdministratorMails } from './list-staff.ts';
import type { ListStaffPorts } from './list-staff.ts';

export function listAdministratorMailsRoute(ports: ListStaffPorts) {
  return implement(authRoutes.listAdministratorMails, async () => ({ mails: await listAdministratorMails(ports) }));
}
