import type { Owed } from '@alveole/contracts/refund';
import { eurosOfCents } from '@alveole/domain';
import type { FileBalance } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { balanceOfAccount } from '../record/share-ledger.ts';
import { blockForPayee } from '../record/payee.ts';
import { promisedAt } from '../record/promise.ts';

type Ports = Pick<RefundsPorts, 'accounts' | 'payees' | 'suspensionSetting' | 'delayDays' | 'now'>;

/** What an establishment is owed: what waits, and what a batch has on its way. */
export async function readOwed(ports: Ports, entityId: string): Promise<Owed> {
  const unsettled = await ports.accounts.unsettledOf(entityId);
  const balances = unsettled.map(balanceOfAccount);
  // What was paid too much for was promised nothing more.
  const paidLater = unsettled.filter((_account, index) => isPaidLater(balances[index]));
  const dates = paidLater.map((account) => promisedAt(account, ports.delayDays).getTime());
  const due = balances.reduce((sum, { dueCents }) => sum + dueCents, 0);
  const retained = balances.reduce((sum, { dueCents }) => sum - Math.min(dueCents, 0), 0);
  const onItsWay = balances.reduce((sum, { reservation }) => sum + (reservation?.cents ?? 0), 0);
  const payee = (await ports.payees.known([entityId])).get(entityId);
  const suspension = payee?.suspension && (await ports.suspensionSetting.isShown()) ? payee.suspension : undefined;
  return {
    files: new Set(unsettled.map(({ repairId }) => repairId)).size,
    due: eurosOfCents(due),
    retained: eurosOfCents(retained),
    on_its_way: eurosOfCents(onItsWay),
    promised_at: dates.length === 0 ? undefined : new Date(Math.min(...dates)).toISOString(),
    blocked_by: due > 0 ? blockForPayee(payee, ports.now(), suspension !== undefined) : undefined,
    suspension: suspension && { reason: suspension.reason, since: suspension.at.toISOString() },
  };
}

function isPaidLater(balance: FileBalance | undefined): boolean {
  return balance !== undefined && balance.dueCents + (balance.reservation?.cents ?? 0) > 0;
}
