import { acceptedValue, refusalError } from '@alveole/contracts';
import type { TwoPersonRequest } from '@alveole/contracts/recovery';
import { decideWriteOff, recoveryRefusals, recoverySums } from '@alveole/domain';
import { owedCentsOf } from '../list-debts/outstanding-debts.ts';
import { endWith } from '../settle-receipt/end-recovery.ts';
import type { RefundsPorts } from '../ports.ts';
import { endedEvent } from '../record/recovery-events.ts';
import { statedSumsOf } from '../record/recovery.ts';
import type { Recovery } from '../record/recovery.ts';
import type { Person } from '../record/refund-batch.ts';
import { settleShares } from '../settle-receipt/settle-shares.ts';

export type WriteOffPorts = Pick<RefundsPorts, 'accounts' | 'recoveries' | 'requireSecondPerson' | 'newId' | 'now'>;

export interface WriteOffStep extends TwoPersonRequest {
  readonly recoveryId: string;
  readonly person: Person;
  readonly requestId: string;
}

/**
 * Two people write off what is left of a request: one proposes it with a reason, another confirms it; until then it may be taken
 * back. Of a confirmation and a step at the same moment one is written. Throws `NotFoundException`,
 * `RefundVersionMismatchException`, `TransitionRefusedException`, `NotAuthorizedException`.
 */
export async function writeOffRecovery(ports: WriteOffPorts, step: WriteOffStep): Promise<Recovery> {
  const recovery = await ports.recoveries.find(step.recoveryId);
  if (recovery === undefined) throw refusalError(recoveryRefusals.unknown);
  if (recovery.rowHash !== step.rowHash) throw refusalError(recoveryRefusals.changed);
  const proposerId = recovery.proposal?.person.userId;
  acceptedValue(decideWriteOff({ state: recovery.state, proposerId }, step.act, step.person));
  const written = await ways[step.act](ports, recovery, step);
  if (written === undefined) throw refusalError(recoveryRefusals.changed);
  return written;
}

type Way = (ports: WriteOffPorts, recovery: Recovery, step: WriteOffStep) => Promise<Recovery | undefined>;

const ways: Readonly<Record<WriteOffStep['act'], Way>> = {
  propose: ({ recoveries, now }, recovery, { person, reason = '' }) =>
    recoveries.write(recovery, {
      proposal: { reason, person, at: now() },
      step: { act: 'propose_write_off', at: now(), by: person.userName, reason },
    }),
  take_back: ({ recoveries, now }, recovery, { person }) =>
    recoveries.write(recovery, {
      proposal: undefined,
      step: { act: 'take_back', at: now(), by: person.userName },
    }),
  async confirm(ports, recovery, { person, requestId }) {
    const { proposal } = recovery;
    await ports.requireSecondPerson({ firstId: proposal?.person.userId, secondId: person.userId }, requestId);
    const owedCents = await owedCentsOf(ports, recovery);
    const { leftCents } = recoverySums(statedSumsOf(recovery), owedCents);
    const confirmed = await ports.recoveries.write(recovery, {
      state: 'waived',
      step: { act: 'write_off', at: ports.now(), by: person.userName, cents: leftCents, reason: proposal?.reason },
    });
    return confirmed && finishWriteOff(ports, confirmed);
  },
};

/**
 * Writes off in the ledger what two people gave up, then ends the request; done again after a crash it writes nothing twice. What
 * money or files took meanwhile stays theirs.
 */
export async function finishWriteOff(
  ports: Omit<WriteOffPorts, 'requireSecondPerson'>,
  recovery: Recovery,
): Promise<Recovery> {
  const grantedCents = recovery.steps.findLast(({ act }) => act === 'write_off')?.cents ?? 0;
  const shares = await settleShares(ports, recovery, {
    act: 'write_off',
    cents: grantedCents,
    source: recovery.recoveryId,
  });
  const writtenOffCents = shares.reduce((sum, { cents }) => sum + cents, 0);
  for (let current: Recovery | undefined = recovery; current?.isStanding;) {
    const state = endWith({ ...current, writtenOffCents }, 0) ?? 'waived';
    const moment = { at: ports.now(), sequence: current.sequence + 1, requestId: ports.newId() };
    const changes = { state, writtenOffCents, isStanding: false, proposal: undefined };
    const written = await ports.recoveries.write(current, changes, [
      endedEvent({ ...current, ...changes }, moment, { writtenOffShares: shares }),
    ]);
    if (written) return written;
    current = await ports.recoveries.find(recovery.recoveryId);
  }
  return (await ports.recoveries.find(recovery.recoveryId)) as Recovery;
}
