import { administratorLevel } from '@alveole/domain';
import type { AuthPorts } from '../ports.ts';
import { roleOf } from '../record/account.ts';
import type { Account } from '../record/account.ts';

export type ListStaffPorts = Pick<AuthPorts, 'accounts'>;
export type ListAdministratorsPorts = ListStaffPorts & Pick<AuthPorts, 'people'>;

/** Staff members to whom a file may be assigned. */
export function listStaff({ accounts }: ListStaffPorts): Promise<Account[]> {
  return accounts.listStaff();
}

/** Where administrators are alerted; asked by notifications when all of them must hear of something. */
export async function listAdministratorMails(ports: ListStaffPorts): Promise<string[]> {
  const staff = await listStaff(ports);
  return staff.filter((account) => roleOf(account) === 'ADM').map(({ mail }) => mail);
}

/** Where an establishment's own administrators are told; none of an account that is disabled. */
export async function listEntityAdministratorMails(
  { people }: Pick<AuthPorts, 'people'>,
  entityId: string,
): Promise<string[]> {
  const colleagues = await people.ofEntity(entityId);
  return colleagues
    .filter(({ permission, disabled }) => permission === administratorLevel && !disabled)
    .map(({ mail }) => mail);
}
