import { recoveryRoutes, writeOffRequestOf } from '@alveole/contracts/recovery';
import { implement } from '@alveole/service-kit';
import { owedCentsOf } from '../list-debts/outstanding-debts.ts';
import type { RefundsPorts } from '../ports.ts';
import { wholeRecoveryToWire } from '../wire/recovery-wire.ts';
import { writeOffRecovery } from './write-off-recovery.ts';

export function writeOffRecoveryRoute(ports: RefundsPorts) {
  return implement(recoveryRoutes.writeOffRecovery, async ({ params, body, actor, requestId }) => {
    const person = { userId: actor.userId, userName: actor.userName };
    const step = { ...writeOffRequestOf(body), recoveryId: params.id, person, requestId };
    const recovery = await writeOffRecovery(ports, step);
    return wholeRecoveryToWire(recovery, await owedCentsOf(ports, recovery));
  });
}
