import type { RouteResult } from '../define-route.ts';
import type { listStaff } from '../routes/auth.routes.ts';

/** A member of staff to whom files may be given. */
export interface StaffMember {
  readonly userId: string;
  readonly name: string;
}

export function staffMembersOf(users: RouteResult<typeof listStaff>): readonly StaffMember[] {
  return users.map(({ user_id, description }) => ({ userId: user_id, name: description.name }));
}
