import type { Owed } from '@alveole/contracts/refund';
import { creditorReferencesIn, eurosOfCents, isOpenRecovery, recoverySums } from '@alveole/domain';
import type { FileBalance } from '@alveole/domain';
import { owedCentsOf } from '../list-debts/outstanding-debts.ts';
import type { RefundsPorts } from '../ports.ts';
import { unattributedCentsOf } from '../record/receipt.ts';
import { statedSumsOf } from '../record/recovery.ts';
import type { Recovery } from '../record/recovery.ts';
import { balanceOfAccount } from '../record/share-ledger.ts';
import type { ShareLedger } from '../record/share-ledger.ts';
import { blockForPayee } from '../record/payee.ts';

type Ports = Pick<RefundsPorts, 'accounts' | 'payees' | 'recoveries' | 'receipts' | 'suspensionSetting' | 'now'>;

/** What an establishment is owed: what waits, and what a batch has on its way; beside it what it is asked to pay back. */
export async function readOwed(ports: Ports, entityId: string): Promise<Owed> {
  const unsettled = await ports.accounts.unsettledOf(entityId);
  const balances = unsettled.map(balanceOfAccount);
  // What was paid too much for was promised nothing more.
  const paidLater = unsettled.filter((_account, index) => isPaidLater(balances[index]));
  const dates = paidLater.map((account) => account.promisedAt.getTime());
  const recoveries = await ports.recoveries.ofEntity(entityId);
  const requestedCents = await openRequests(ports, recoveries);
  const retainedCents = retainedIn(unsettled, requestedCents);
  const dueCents = sumOf(balances.map((balance) => Math.max(balance.dueCents, 0))) - retainedCents;
  const onItsWay = balances.reduce((sum, { reservation }) => sum + (reservation?.cents ?? 0), 0);
  const payee = (await ports.payees.known([entityId])).get(entityId);
  const suspension = payee?.suspension && (await ports.suspensionSetting.isShown()) ? payee.suspension : undefined;
  return {
    files: new Set(unsettled.map(({ repairId }) => repairId)).size,
    due: eurosOfCents(dueCents),
    retained: eurosOfCents(retainedCents),
    to_pay_back: eurosOfCents(sumOf([...requestedCents.values()])),
    paid_beyond: eurosOfCents(await paidBeyondCents(ports, recoveries)),
    on_its_way: eurosOfCents(onItsWay),
    promised_at: dates.length === 0 ? undefined : new Date(Math.min(...dates)).toISOString(),
    blocked_by: dueCents > 0 ? blockForPayee(payee, ports.now(), suspension !== undefined) : undefined,
    suspension: suspension && { reason: suspension.reason, since: suspension.at.toISOString() },
  };
}

function isPaidLater(balance: FileBalance | undefined): boolean {
  return balance !== undefined && balance.dueCents + (balance.reservation?.cents ?? 0) > 0;
}

/** Integer cents that open requests still ask for, by funder. */
async function openRequests(ports: Ports, recoveries: readonly Recovery[]): Promise<ReadonlyMap<string, number>> {
  const open = recoveries.filter(({ state }) => isOpenRecovery(state));
  const sums = open.map(async (recovery) => {
    const { leftCents } = recoverySums(statedSumsOf(recovery), await owedCentsOf(ports, recovery));
    return [recovery.funderId, leftCents] as const;
  });
  return new Map(await Promise.all(sums));
}

/** Integer cents of transfers that named a request of the establishment and that no request has taken. */
async function paidBeyondCents({ receipts }: Ports, recoveries: readonly Recovery[]): Promise<number> {
  if (recoveries.length === 0) return 0;
  const references = new Set(recoveries.map(({ reference }) => reference));
  const surplus = await receipts.beyond(recoveries.map(({ recoveryId }) => recoveryId));
  const own = surplus.filter(
    ({ attributions, remittance }) =>
      attributions.length > 0 || creditorReferencesIn(remittance).some((reference) => references.has(reference)),
  );
  return sumOf(own.map(unattributedCentsOf));
}

/** Integer cents that were paid too much and that no request asks for: the next transfers of their funder withhold them. */
function retainedIn(accounts: readonly ShareLedger[], requestedCents: ReadonlyMap<string, number>): number {
  const funderIds = [...new Set(accounts.map(({ funderId }) => funderId))];
  const retained = funderIds.map((funderId) => {
    const dues = accounts.filter((one) => one.funderId === funderId).map((one) => balanceOfAccount(one).dueCents);
    const overpaidCents = -sumOf(dues.map((cents) => Math.min(cents, 0)));
    return Math.max(overpaidCents - (requestedCents.get(funderId) ?? 0), 0);
  });
  return sumOf(retained);
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0);
}
