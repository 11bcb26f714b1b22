import { staffChangeOf, staffRoutes } from '@alveole/contracts/staff';
import type { RouteAnswer } from '@alveole/contracts';
import { userStatus } from '@alveole/domain';
import type { StaffRole } from '@alveole/domain';
import { eachInWords, implement } from '@alveole/service-kit';
import { roleOf } from '../record/account.ts';
import type { Account } from '../record/account.ts';
import { changeStaffAccount, listStaffAccounts, openStaffAccount } from './manage-staff.ts';
import type { StaffPorts } from './manage-staff.ts';

type WireAccount = RouteAnswer<typeof staffRoutes.createStaffAccount>;

/** Accounts of staff: listed, opened and changed by administrators of permission 0. */
export function manageStaffRoutes(ports: StaffPorts) {
  return [
    implement(staffRoutes.listStaffAccounts, async ({ actor }) =>
      eachInWords(await listStaffAccounts(ports, actor), accountToWire),
    ),
    implement(staffRoutes.createStaffAccount, async ({ body, actor, requestId }) =>
      accountToWire(await openStaffAccount(ports, body, actor, requestId)),
    ),
    implement(staffRoutes.changeStaffAccount, async ({ params, body, actor }) =>
      accountToWire(await changeStaffAccount(ports, params.id, staffChangeOf(body), actor)),
    ),
  ];
}

function accountToWire(account: Account): WireAccount {
  const { userId, rowHash, mail, userName, permission, disabled, passwordHash, history = [] } = account;
  return {
    user_id: userId,
    row_hash: rowHash,
    mail,
    name: userName,
    role: roleOf(account) as StaffRole,
    permission,
    status: disabled ? userStatus.disabled : userStatus.active,
    is_open: passwordHash !== undefined,
    history: history.map(({ at, byName, act }) => ({ at: at.toISOString(), by: byName, act })).reverse(),
  };
}
