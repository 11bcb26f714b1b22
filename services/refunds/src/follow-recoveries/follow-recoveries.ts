import { isOpenRecovery, isReminderDue, recoverySums } from '@alveole/domain';
import { owedCentsOf } from '../list-debts/outstanding-debts.ts';
import type { RefundsPorts } from '../ports.ts';
import { askedEvent } from '../record/recovery-events.ts';
import { dueAtOf, statedSumsOf } from '../record/recovery.ts';
import type { Recovery } from '../record/recovery.ts';
import { payRecovery } from '../settle-receipt/pay-recovery.ts';
import type { PayRecoveryPorts } from '../settle-receipt/pay-recovery.ts';
import { finishWriteOff } from '../write-off-recovery/write-off-recovery.ts';
import { endWhereNetted } from '../settle-receipt/end-recovery.ts';

export type FollowRecoveriesPorts = PayRecoveryPorts & Pick<RefundsPorts, 'recoveryTerms'>;

/** What is open at this moment. */
export interface OpenRecoveries {
  readonly count: number;
  /** Integer cents that are left of them. */
  readonly leftCents: number;
  /** Requests whose due date is past. */
  readonly pastDueCount: number;
  /** Money that came and that people are to make clear: so many receipts. */
  readonly receiptCount: number;
}

/**
 * Looks after everything that stands: finishes what a process left half done, ends what files netted, reminds of what is past its
 * due date, once however many replicas do. Answers what is still open.
 */
export async function followRecoveries(ports: FollowRecoveriesPorts): Promise<OpenRecoveries> {
  for (const receipt of await ports.receipts.paying()) await payRecovery(ports, receipt);
  const open = { count: 0, leftCents: 0, pastDueCount: 0 };
  for (const standing of await ports.recoveries.standing()) {
    const recovery = await broughtOn(ports, standing);
    if (!isOpenRecovery(recovery.state)) continue;
    const owedCents = await owedCentsOf(ports, recovery);
    await remind(ports, recovery, owedCents);
    open.count += 1;
    if (dueAtOf(recovery) < ports.now()) open.pastDueCount += 1;
    open.leftCents += recoverySums(statedSumsOf(recovery), owedCents).leftCents;
  }
  return { ...open, receiptCount: await ports.receipts.countUnsettled() };
}

function broughtOn(ports: FollowRecoveriesPorts, recovery: Recovery): Promise<Recovery> {
  return recovery.state === 'waived' ? finishWriteOff(ports, recovery) : endWhereNetted(ports, recovery);
}

/** Where somebody else wrote first, the next round looks again. */
async function remind(ports: FollowRecoveriesPorts, recovery: Recovery, owedCents: number): Promise<void> {
  const { reminderDays: everyDays, reminders: most } = ports.recoveryTerms;
  const at = ports.now();
  const reminded = { state: recovery.state, dueAt: dueAtOf(recovery), remindedAt: recovery.remindedAt };
  if (!isReminderDue(reminded, { everyDays, most }, at)) return;
  const moment = { at, sequence: recovery.sequence + 1, requestId: ports.newId() };
  const changes = { state: 'reminded' as const, remindedAt: [...recovery.remindedAt, at] };
  await ports.recoveries.write(recovery, { ...changes, step: { act: 'remind', at, by: calendar } }, [
    askedEvent({ ...recovery, ...changes }, 'remind', owedCents, moment),
  ]);
}

/** Who reminds. */
const calendar = 'Échéance';
