import type { Permission, StaffRole } from '@alveole/domain';
import { seededId } from './chance/seeded-id.ts';

/** A member of the back office. */
export interface StaffMember {
  readonly id: string;
  readonly role: StaffRole;
  readonly permission: Permission;
  readonly name: string;
  readonly mail: string;
}

/** The organisation that staff belong to; no establishment. */
export const staffEntity = 'plateforme';

const member = (role: StaffRole, permission: Permission, name: string, mail: string): StaffMember => ({
  id: seededId('staff', mail),
  role,
  permission,
  name,
  mail,
});

export const sophie = member('ADM', 0, 'LEROY Sophie', 'sophie.leroy@exemple.fr');
export const jean = member('ADM', 1, 'ROUX Jean', 'jean.roux@exemple.fr');
export const claire = member('ALL', 0, 'MOREAU Claire', 'claire.moreau@exemple.fr');
export const thomas = member('FUB', 0, 'GIRARD Thomas', 'thomas.girard@exemple.fr');

export const staff: readonly StaffMember[] = [sophie, jean, claire, thomas];
