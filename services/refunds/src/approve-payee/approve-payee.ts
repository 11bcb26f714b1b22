import { appError, refusalError } from '@alveole/contracts';
import { decidePayeeApproval } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';

export interface PayeeApproval {
  readonly entityId: string;
  /** The last four characters of the account that was looked at. */
  readonly ibanEndsWith: string;
  readonly userId: string;
  readonly requestId: string;
}

/**
 * A member of staff lets money go to the changed account of an establishment: the second person, since the first one is
 * whoever changed it. Throws `NotFoundException`, `NotAuthorizedException`, and `DuplicatesValueException` when the
 * account is another one by now.
 */
export async function approvePayee(
  { payees, requireSecondPerson }: Pick<RefundsPorts, 'payees' | 'requireSecondPerson'>,
  { entityId, ibanEndsWith, userId, requestId }: PayeeApproval,
): Promise<void> {
  const payee = (await payees.of([entityId])).get(entityId);
  if (!payee?.iban) throw appError('NotFoundException', 'No account.');
  const decision = decidePayeeApproval({ changedById: payee.ibanChangedBy }, { userId });
  if (!decision.ok) throw refusalError(decision.refusal);
  await requireSecondPerson({ firstId: payee.ibanChangedBy, secondId: userId }, requestId);
  const isTheSame = payee.iban.endsWith(ibanEndsWith) && (await payees.approve(entityId, payee.iban, userId));
  if (!isTheSame) throw appError('DuplicatesValueException', 'The account was changed meanwhile.');
}
