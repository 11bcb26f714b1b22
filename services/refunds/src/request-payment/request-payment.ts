import { acceptedValue, refusalError } from '@alveole/contracts';
import type { PaymentRequest } from '@alveole/contracts/recovery';
import { decideRequest, calendarDay, recoveryRefusals, soleFunderId } from '@alveole/domain';
import { outstandingDebts } from '../list-debts/outstanding-debts.ts';
import type { RefundsPorts } from '../ports.ts';
import { askedEvent } from '../record/recovery-events.ts';
import type { Recovery } from '../record/recovery.ts';
import type { Person } from '../record/refund-batch.ts';

type Ports = Pick<
  RefundsPorts,
  'accounts' | 'payees' | 'recoveries' | 'askFunderNames' | 'debtorOf' | 'recoveryTerms' | 'newId' | 'now'
>;

const day = 86_400_000;

/**
 * Asks an establishment to pay back what it owes to a funder, to the account that pays this funder's shares. Of two who ask at
 * one moment one does. Throws `TransitionRefusedException`, `DuplicatesValueException`, `RefundVersionMismatchException` when it
 * owes another amount than was read.
 */
export async function requestPayment(
  ports: Ports,
  { entityId, funderId = soleFunderId, amountCents, reason }: PaymentRequest,
  { person, requestId }: { readonly person: Person; readonly requestId: string },
): Promise<Recovery> {
  const debts = await outstandingDebts(ports, entityId);
  const debt = debts.find((one) => one.funderId === funderId);
  if (debt === undefined) throw refusalError(recoveryRefusals.nothingOwed);
  const now = ports.now();
  const isRequested = (await ports.recoveries.standingOf(entityId, funderId)) !== undefined;
  acceptedValue(decideRequest({ ...debt, isRequested }, { ...ports.recoveryTerms, now, reason }));
  if (debt.owedCents !== amountCents) throw refusalError(recoveryRefusals.otherAmount);
  const { entityName, files, owedCents } = debt;
  const isShared = funderId !== soleFunderId;
  const recovery = await ports.recoveries.insert(
    {
      recoveryId: ports.newId(),
      entityId,
      entityName,
      funderId,
      funderName: isShared ? (await ports.askFunderNames(funderId)).funderName : undefined,
      state: 'requested',
      requestedCents: owedCents,
      writtenOffCents: 0,
      payments: [],
      files,
      creditor: ports.debtorOf(funderId),
      requestedAt: now,
      dueOn: calendarDay(new Date(now.getTime() + ports.recoveryTerms.dueDays * day)),
      remindedAt: [],
      steps: [{ act: 'request', at: now, by: person.userName, cents: owedCents, reason }],
    },
    (numbered) => askedEvent(numbered, 'request', owedCents, { at: now, sequence: 1, requestId }),
  );
  if (recovery === undefined) throw refusalError(recoveryRefusals.requestedAlready);
  return recovery;
}
