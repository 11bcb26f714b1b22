import { isAppError } from '@alveole/contracts';
import { staffRoutes } from '@alveole/contracts/staff';
import type { StaffRole } from '@alveole/domain';
import type { ServiceClient } from '@alveole/service-kit';

/** A member of staff who may sign in, under the name that his account holds. */
export interface StaffMember {
  readonly userId: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Members of staff, whom auth owns. */
export interface StaffMembers {
  /** Undefined when nobody of this id may sign in. Throws `ServiceUnavailableException` when auth does not answer. */
  byId(userId: string, requestId: string): Promise<StaffMember | undefined>;
}

export function createStaffMembers(auth: ServiceClient): StaffMembers {
  return {
    async byId(id, requestId) {
      try {
        const member = await auth.call(staffRoutes.readStaffMember, { params: { id } }, { requestId });
        return { userId: member.user_id, name: member.description.name, role: member.role };
      } catch (failure) {
        if (isAppError(failure) && failure.code === 'NotFoundException') return undefined;
        throw failure;
      }
    },
  };
}
