import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { holderOfOtherLists, unknownAssignee } from '../establishment/assignment.ts';
import type { StaffRole } from '../roles.ts';

/** The review of repairs is the administrators' alone; the other roles review establishments (settled §4). */
export function reviewsRepairs(role: StaffRole): boolean {
  return role === 'ADM';
}

/** The id names nobody who may sign in. */
export const unknownRepairAssignee: Refusal = { ...unknownAssignee, message: 'rozo_user_id (INVALID): Unknown user' };

/**
 * Whether a member of staff may hold a repair's file: he exists, may sign in, and reviews repairs.
 * @param role undefined when no such member may sign in
 */
export function decideRepairAssignee(role: StaffRole | undefined): Decision<StaffRole> {
  if (role === undefined) return refuse(unknownRepairAssignee);
  return reviewsRepairs(role) ? accept(role) : refuse(holderOfOtherLists);
}
