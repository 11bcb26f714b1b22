import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import { recoverySums, soleFunderId } from '@alveole/domain';
import type { EventMoment } from './batch-events.ts';
import { statedSumsOf } from './recovery.ts';
import type { OwedShare, Recovery } from './recovery.ts';

type Requested = Omit<Recovery, 'rowHash' | 'sequence'>;

/** The event that an establishment is asked for money, or reminded of it. @param owedCents what it owes now */
export function askedEvent(
  recovery: Requested,
  act: 'request' | 'remind',
  owedCents: number,
  moment: EventMoment,
): EventEnvelope {
  const event = act === 'request' ? events.recoveryRequested : events.recoveryReminded;
  return event.create({ ...fieldsOf(recovery, moment), data: factOf(recovery, owedCents, recovery.files) });
}

/** The event that money came for it. @param shares the files that it settles, with the cents of each */
export function paidBackEvent(
  recovery: Requested,
  {
    receiptId,
    shares,
    owedCents,
  }: { readonly receiptId: string; readonly shares: readonly OwedShare[]; readonly owedCents: number },
  moment: EventMoment,
): EventEnvelope {
  const cents = shares.reduce((sum, share) => sum + share.cents, 0);
  const data = { ...factOf(recovery, owedCents, shares), receipt_id: receiptId, cents };
  return events.recoveryPaid.create({ ...fieldsOf(recovery, moment), data });
}

/** How a request ended. */
interface Ending {
  readonly isPaid?: boolean;
  readonly writtenOffShares?: readonly OwedShare[];
}

/**
 * The event that nothing is left of it.
 * @param isPaid whether a payment, told by an event of its own, ended it
 * @param writtenOffShares what was given up, with the cents of each file
 */
export function endedEvent(
  recovery: Requested,
  moment: EventMoment,
  { isPaid = false, writtenOffShares = [] }: Ending = {},
): EventEnvelope {
  const { state, writtenOffCents, files } = recovery;
  const data = {
    ...factOf(recovery, 0, files),
    state,
    written_off_cents: writtenOffCents,
    is_paid: isPaid,
    written_off_files: writtenOffShares.map(({ repairId, cents }) => ({ repair_id: repairId, cents })),
  };
  return events.recoveryEnded.create({ ...fieldsOf(recovery, moment), data });
}

/** Absent, never undefined: a document's outbox would keep it as null. */
function factOf(recovery: Requested, owedCents: number, files: readonly OwedShare[]) {
  const { recoveryId, entityId, funderId, funderName, requestedCents, reference, dueOn, creditor } = recovery;
  const { leftCents } = recoverySums(statedSumsOf(recovery), owedCents);
  return {
    recovery_id: recoveryId,
    entity_id: entityId,
    ...(funderId !== soleFunderId && { funder_id: funderId }),
    ...(funderName !== undefined && { funder_name: funderName }),
    reference,
    requested_cents: requestedCents,
    left_cents: leftCents,
    due_on: dueOn,
    creditor_name: creditor.name,
    creditor_iban: creditor.iban,
    files: files.map(({ repairId, fileNumber, cents, cause }) => ({
      repair_id: repairId,
      repair_rozo_id: fileNumber,
      cents,
      ...(cause && { cause }),
    })),
  };
}

function fieldsOf({ recoveryId }: Requested, { at, sequence, requestId }: EventMoment) {
  return {
    event_id: randomUUID(),
    occurred_at: at.toISOString(),
    aggregate_id: recoveryId,
    sequence,
    request_id: requestId,
  };
}
