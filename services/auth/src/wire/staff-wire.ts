import type { RouteAnswer } from '@alveole/contracts';
import type { staffRoutes } from '@alveole/contracts/staff';
import type { StaffRole } from '@alveole/domain';
import { roleOf } from '../record/account.ts';
import type { Account } from '../record/account.ts';

/** A member of staff as others name him. */
export function staffWire(account: Account): RouteAnswer<typeof staffRoutes.listStaff>[number] {
  return { user_id: account.userId, description: { name: account.userName }, role: roleOf(account) as StaffRole };
}
