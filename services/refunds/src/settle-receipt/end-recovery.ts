import { endOfRecovery, recoverySums } from '@alveole/domain';
import type { RecoveryState } from '@alveole/domain';
import { owedCentsOf } from '../list-debts/outstanding-debts.ts';
import type { RefundsPorts } from '../ports.ts';
import { endedEvent } from '../record/recovery-events.ts';
import { statedSumsOf } from '../record/recovery.ts';
import type { Recovery } from '../record/recovery.ts';

export type EndRecoveryPorts = Pick<RefundsPorts, 'accounts' | 'recoveries' | 'newId' | 'now'>;

/** The state of a request once its establishment owes so much; undefined while something is left. */
export function endWith(
  recovery: Pick<Recovery, 'requestedCents' | 'writtenOffCents' | 'payments'>,
  owedCents: number,
): RecoveryState | undefined {
  return endOfRecovery(recoverySums(statedSumsOf(recovery), owedCents));
}

/** Ends a request of which files of the establishment have netted what was left. Answers it as it stands. */
export async function endWhereNetted(ports: EndRecoveryPorts, recovery: Recovery): Promise<Recovery> {
  const state = endWith(recovery, await owedCentsOf(ports, recovery));
  if (state === undefined) return recovery;
  const at = ports.now();
  const ended = { ...recovery, state };
  const moment = { at, sequence: recovery.sequence + 1, requestId: ports.newId() };
  const written = await ports.recoveries.write(
    recovery,
    {
      state,
      isStanding: false,
      proposal: undefined,
      step: { act: state === 'cancelled' ? 'cancel' : 'settle', at, by: netting },
    },
    [endedEvent(ended, moment)],
  );
  return written ?? ((await ports.recoveries.find(recovery.recoveryId)) as Recovery);
}

/** Who ends a request that files netted. */
const netting = 'Compensation';
