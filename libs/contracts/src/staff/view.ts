import { kindsReviewedBy, reviewsRepairs } from '@alveole/domain';
import type { EstablishmentKind, StaffRole } from '@alveole/domain';
import type { RouteResult } from '../define/define-route.ts';
import type { listStaff } from './routes.ts';

/** A member of staff to whom files may be given. */
export interface StaffMember {
  readonly userId: string;
  readonly name: string;
  readonly role: StaffRole;
}

export function staffMembersOf(users: RouteResult<typeof listStaff>): readonly StaffMember[] {
  return users.map(({ user_id, description, role }) => ({ userId: user_id, name: description.name, role }));
}

/** Those of them who may decide on an establishment of this kind: a file is given to nobody else. */
export function reviewersOf(kind: EstablishmentKind, members: readonly StaffMember[]): readonly StaffMember[] {
  return members.filter(({ role }) => kindsReviewedBy(role).includes(kind));
}

/** Those of them who may decide on a repair's file. */
export function repairReviewersOf(members: readonly StaffMember[]): readonly StaffMember[] {
  return members.filter(({ role }) => reviewsRepairs(role));
}
