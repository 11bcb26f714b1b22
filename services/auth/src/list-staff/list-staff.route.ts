import { authRoutes } from '@alveole/contracts';
import { eachInWords, implement } from '@alveole/service-kit';
import { listStaff } from './list-staff.ts';
import type { ListStaffPorts } from './list-staff.ts';

export function listStaffRoute(ports: ListStaffPorts) {
  return implement(authRoutes.listStaff, async () => {
    const staff = await listStaff(ports);
    return eachInWords(staff, ({ userId, userName }) => ({ user_id: userId, description: { name: userName } }));
  });
}
