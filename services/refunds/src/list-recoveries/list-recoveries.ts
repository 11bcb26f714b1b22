import { refusalError } from '@alveole/contracts';
import { recoveryRefusals } from '@alveole/domain';
import type { RecoveryState } from '@alveole/domain';
import { parseCursor } from '@alveole/persistence';
import { owedCentsOf } from '../list-debts/outstanding-debts.ts';
import type { RefundsPorts } from '../ports.ts';
import type { Recovery } from '../record/recovery.ts';

type Ports = Pick<RefundsPorts, 'accounts' | 'recoveries'>;

/** A request, and what its establishment owes to its funder now; 0 once it is over. */
export interface RecoveryNow {
  readonly recovery: Recovery;
  readonly owedCents: number;
}

/** One page of payment requests, oldest first. */
export async function listRecoveries(
  ports: Ports,
  { createdAfter, state }: { readonly createdAfter?: string | undefined; readonly state?: RecoveryState | undefined },
): Promise<RecoveryNow[]> {
  return withDebts(ports, await ports.recoveries.page(createdAfter ? parseCursor(createdAfter) : undefined, state));
}

/** Throws `NotFoundException`. */
export async function readRecovery(ports: Ports, recoveryId: string): Promise<RecoveryNow> {
  const recovery = await ports.recoveries.find(recoveryId);
  if (recovery === undefined) throw refusalError(recoveryRefusals.unknown);
  const [recoveryNow] = await withDebts(ports, [recovery]);
  return recoveryNow as RecoveryNow;
}

/** Those to one establishment, newest first. */
export async function listOwnRecoveries(ports: Ports, entityId: string): Promise<RecoveryNow[]> {
  return withDebts(ports, await ports.recoveries.ofEntity(entityId));
}

function withDebts(ports: Ports, recoveries: readonly Recovery[]): Promise<RecoveryNow[]> {
  return Promise.all(
    recoveries.map(async (recovery) => ({
      recovery,
      owedCents: recovery.isStanding ? await owedCentsOf(ports, recovery) : 0,
    })),
  );
}
