import type { PersonActor } from '@alveole/service-kit';
import type { Permission, Role } from '@alveole/domain';
import { roleOfGender } from '@alveole/domain';

/** The sign-in of a person: a partner's representative or a staff member. */
export interface Account {
  readonly user_id: string;
  /** Lower case; unique among the accounts. */
  readonly mail: string;
  /** bcrypt; null until the account opens through recovery. */
  readonly password_hash: string | null;
  readonly entity_id: string;
  /** 0–3 kinds of establishment, 9 ALL, 10 ADM, 11 FUB. */
  readonly entity_gender: number;
  readonly user_name: string;
  readonly permission: Permission;
  readonly disabled: boolean;
  readonly row_hash: string;
}

/** The role of an account. Throws when its gender is none that the programme knows. */
export function roleOf(account: Account): Role {
  const role = roleOfGender(account.entity_gender);
  if (role === undefined) throw new RangeError('An account holds an entity_gender that the programme does not know.');
  return role;
}

/** What tokens say of a person. */
export function personOf(account: Account): PersonActor {
  return {
    role: roleOf(account),
    user_id: account.user_id,
    entity_id: account.entity_id,
    permission: account.permission,
    entity_gender: account.entity_gender,
    user_name: account.user_name,
  };
}
