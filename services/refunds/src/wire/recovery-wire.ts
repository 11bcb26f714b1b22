import type { Debt, OwnRecovery, Recovery as WireRecovery, WholeRecovery } from '@alveole/contracts/recovery';
import { eurosOfCents, recoverySums, requestableAt } from '@alveole/domain';
import type { RequestTerms } from '@alveole/domain';
import { statedSumsOf } from '../record/recovery.ts';
import type { OwedShare, Recovery } from '../record/recovery.ts';
import { toldFunderId } from './batch-wire.ts';

/** What an establishment owes, as it is told. */
interface ToldDebt {
  readonly entityId: string;
  readonly entityName: string;
  readonly funderId: string;
  readonly owedCents: number;
  readonly files: readonly OwedShare[];
  readonly movedAt: Date;
  readonly isClosed: boolean;
}

export function debtToWire(debt: ToldDebt, terms: RequestTerms): Debt {
  return {
    entity_id: debt.entityId,
    entity_name: debt.entityName,
    funder_id: toldFunderId(debt),
    owed: eurosOfCents(debt.owedCents),
    moved_at: debt.movedAt.toISOString(),
    requestable_at: requestableAt(debt, terms).toISOString(),
    is_closed: debt.isClosed,
    files: debt.files.map(fileToWire),
  };
}

/** @param owedCents what the establishment owes now: an open request never asks for more */
export function recoveryToWire(recovery: Recovery, owedCents: number): WireRecovery {
  const { proposal } = recovery;
  return {
    recovery_id: recovery.recoveryId,
    row_hash: recovery.rowHash,
    state: recovery.state,
    reference: recovery.reference,
    entity_id: recovery.entityId,
    entity_name: recovery.entityName,
    funder_id: toldFunderId(recovery),
    ...sumsToWire(recovery, owedCents),
    create_date: recovery.requestedAt.toISOString(),
    due_on: recovery.dueOn,
    reminders: recovery.remindedAt.length,
    proposal: proposal && {
      reason: proposal.reason,
      by: proposal.person.userName,
      by_id: proposal.person.userId,
      at: proposal.at.toISOString(),
    },
  };
}

export function wholeRecoveryToWire(recovery: Recovery, owedCents: number): WholeRecovery {
  return {
    ...recoveryToWire(recovery, owedCents),
    creditor: { ...recovery.creditor },
    files: recovery.files.map(fileToWire),
    steps: recovery.steps.map(({ act, at, by, cents, reason }) => ({
      act,
      at: at.toISOString(),
      by,
      ...(cents !== undefined && { amount: eurosOfCents(cents) }),
      ...(reason !== undefined && { reason }),
    })),
  };
}

export function ownRecoveryToWire(recovery: Recovery, owedCents: number): OwnRecovery {
  return {
    recovery_id: recovery.recoveryId,
    state: recovery.state,
    reference: recovery.reference,
    funder_id: toldFunderId(recovery),
    entity_name: recovery.entityName,
    ...sumsToWire(recovery, owedCents),
    create_date: recovery.requestedAt.toISOString(),
    due_on: recovery.dueOn,
    creditor: { ...recovery.creditor },
    files: recovery.files.map(fileToWire),
  };
}

function sumsToWire(recovery: Recovery, owedCents: number) {
  const sums = recoverySums(statedSumsOf(recovery), recovery.isStanding ? owedCents : 0);
  return {
    requested: eurosOfCents(sums.requestedCents),
    paid: eurosOfCents(sums.paidCents),
    written_off: eurosOfCents(sums.writtenOffCents),
    netted: eurosOfCents(sums.nettedCents),
    left: eurosOfCents(sums.leftCents),
  };
}

const fileToWire = ({ repairId, fileNumber, cents, cause }: OwedShare) => ({
  repair_id: repairId,
  repair_rozo_id: fileNumber,
  amount: eurosOfCents(cents),
  ...(cause && { cause }),
});
