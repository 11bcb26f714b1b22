import { acceptedValue } from '@alveole/contracts';
import type { PaymentSuspensionRequest } from '@alveole/contracts/refund';
import { changesPaymentSuspension, decidePaymentSuspension } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import type { Person } from '../record/refund-batch.ts';

export type SuspensionPorts = Pick<RefundsPorts, 'payees' | 'now'>;

export type SuspendingPerson = Person & Pick<StaffActor, 'permission'>;

export interface SuspensionOutcome {
  readonly changed: readonly string[];
  /** They stand so already, or nobody knows them. */
  readonly unchanged: readonly string[];
}

/**
 * Suspends the payments of establishments, or resumes them, each with its history: from then on nothing that is due to
 * one that is suspended enters a batch. Throws `NotAuthorizedException` below administrator level.
 */
export async function suspendPayments(
  { payees, now }: SuspensionPorts,
  { act, entityIds, reason }: PaymentSuspensionRequest,
  person: SuspendingPerson,
): Promise<SuspensionOutcome> {
  acceptedValue(decidePaymentSuspension(person));
  const wanted = [...new Set(entityIds)];
  const known = await payees.known(wanted);
  const change = { reason, userId: person.userId, userName: person.userName, at: now() };
  const written = await Promise.all(
    wanted.map(async (entityId) => {
      const payee = known.get(entityId);
      if (payee === undefined || !changesPaymentSuspension(payee.suspension !== undefined, act)) return false;
      return act === 'suspend' ? payees.suspend(entityId, change) : payees.resume(entityId, change);
    }),
  );
  return {
    changed: wanted.filter((_id, index) => written[index]),
    unchanged: wanted.filter((_id, index) => !written[index]),
  };
}
