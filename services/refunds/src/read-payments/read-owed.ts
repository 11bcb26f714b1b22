import type { Owed } from '@alveole/contracts/refund';
import { eurosOfCents } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { balanceOfAccount } from '../record/file-ledger.ts';
import { blockOf } from '../record/payee.ts';
import { promisedAt } from '../record/promise.ts';

type Ports = Pick<RefundsPorts, 'accounts' | 'payees' | 'delayDays' | 'now'>;

/** What an establishment is owed: what waits, and what a batch has on its way. */
export async function readOwed(ports: Ports, entityId: string): Promise<Owed> {
  const unsettled = await ports.accounts.unsettledOf(entityId);
  const balances = unsettled.map(balanceOfAccount);
  const dates = unsettled.map((account) => promisedAt(account, ports.delayDays).getTime());
  const due = balances.reduce((sum, { dueCents }) => sum + dueCents, 0);
  const retained = balances.reduce((sum, { dueCents }) => sum - Math.min(dueCents, 0), 0);
  const onItsWay = balances.reduce((sum, { reservation }) => sum + (reservation?.cents ?? 0), 0);
  const payees = await ports.payees.known([entityId]);
  return {
    files: unsettled.length,
    due: eurosOfCents(due),
    retained: eurosOfCents(retained),
    on_its_way: eurosOfCents(onItsWay),
    promised_at: dates.length === 0 ? undefined : new Date(Math.min(...dates)).toISOString(),
    blocked_by: due > 0 ? blockOf(payees.get(entityId), ports.now()) : undefined,
  };
}
