import { appError } from '@alveole/contracts';
import { staffRoutes } from '@alveole/contracts/staff';
import { eachInWords, implement } from '@alveole/service-kit';
import { isStaff } from '../record/account.ts';
import { staffWire } from '../wire/staff-wire.ts';
import { listStaff } from './list-staff.ts';
import type { ListStaffPorts } from './list-staff.ts';

/** Those to whom a file may be given, under the names that clients use; and one of them, for the service that gives it. */
export function listStaffRoutes(ports: ListStaffPorts) {
  const answer = async () => eachInWords(await listStaff(ports), staffWire);
  return [
    implement(staffRoutes.listStaff, answer),
    implement(staffRoutes.listUsers, answer),
    implement(staffRoutes.listUsersOfBackend, answer),
    implement(staffRoutes.readStaffMember, async ({ params }) => {
      const account = await ports.accounts.findById(params.id);
      if (!account || account.disabled || !isStaff(account))
        throw appError('NotFoundException', 'No such member of staff.');
      return { ...staffWire(account), permission: account.permission, entity_id: account.entityId };
    }),
  ];
}
