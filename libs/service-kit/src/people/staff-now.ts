import { isAppError } from '@alveole/contracts';
import { staffRoutes } from '@alveole/contracts/staff';
import type { Permission, StaffRole } from '@alveole/domain';
import type { ServiceClient } from '../client/create-service-client.ts';

/** A member of staff as his account stands now. */
export interface StaffPerson {
  readonly role: StaffRole;
  readonly permission: Permission;
  readonly userId: string;
  readonly userName: string;
  readonly entityId: string;
}

/**
 * Who acts when nobody calls at that moment: the author of a mass run or of a deferred decision, with the rights and name that
 * his account has by now. Undefined once it is closed. Throws `ServiceUnavailableException` when auth does not answer.
 */
export type StaffNow = (userId: string) => Promise<StaffPerson | undefined>;

/** A run asks at each of its lines: what was answered holds so long. Milliseconds. */
const freshMs = 1000;
/** Authors of runs and decisions under way are few. */
const maxKnown = 100;

export function createStaffNow(auth: ServiceClient, now: () => Date): StaffNow {
  const known = new Map<string, { readonly at: number; readonly person: Promise<StaffPerson | undefined> }>();
  return async (userId) => {
    const before = known.get(userId);
    if (before && now().getTime() - before.at < freshMs) return before.person;
    if (known.size >= maxKnown) known.clear();
    const person = ask(auth, userId);
    known.set(userId, { at: now().getTime(), person });
    try {
      return await person;
    } catch (failure) {
      known.delete(userId);
      throw failure;
    }
  };
}

async function ask(auth: ServiceClient, userId: string): Promise<StaffPerson | undefined> {
  try {
    const { user_id, description, role, permission, entity_id } = await auth.call(staffRoutes.readStaffMember, {
      params: { id: userId },
    });
    return { role, permission, userId: user_id, userName: description.name, entityId: entity_id };
  } catch (failure) {
    if (isAppError(failure) && failure.code === 'NotFoundException') return undefined;
    throw failure;
  }
}
