import { creditorReferencesIn, isOpenRecovery } from '@alveole/domain';
import type { ReceiptReason } from '@alveole/domain';
import { owedCentsOf } from '../list-debts/outstanding-debts.ts';
import type { RefundsPorts } from '../ports.ts';
import type { BankCredit } from '../record/bank-line.ts';
import { contentKeyOf } from '../record/receipt.ts';
import type { Recovery } from '../record/recovery.ts';
import { payRecovery } from './pay-recovery.ts';
import type { PayRecoveryPorts } from './pay-recovery.ts';

export type ReceiveCreditsPorts = PayRecoveryPorts & Pick<RefundsPorts, 'payees'>;

/** Money that came for a payment request, or may be for one. */
export interface ReceivedCredit {
  readonly credit: BankCredit;
  /** It settled a request, wholly or in part; it was told before; people are asked. */
  readonly outcome: 'settled' | 'known' | 'question';
  readonly recovery: Recovery | undefined;
}

/** A credit that is about recovery, and the request that it names. */
interface OwnCredit {
  readonly credit: BankCredit;
  readonly reference: string | undefined;
  readonly recovery: Recovery | undefined;
  /** Why it pays no request by itself. */
  readonly why: ReceiptReason | undefined;
}

/**
 * Takes in the credits of a file of the bank that name a payment request, or that fit one by their sum or their payer; all others
 * are none of ours, and nothing of them is stored. Each credit counts once, whichever files tell of it.
 *
 * @param isTransfer whether a credit is a transfer of ours that came back
 */
export async function receiveCredits(
  ports: ReceiveCreditsPorts,
  credits: readonly BankCredit[],
  isTransfer: (credit: BankCredit) => boolean,
): Promise<ReceivedCredit[]> {
  const standing = credits.length === 0 ? [] : await standingRequests(ports);
  const received: ReceivedCredit[] = [];
  const places = new Map<string, number>();
  for (const credit of credits) {
    const own = await ownCredit(ports, credit, isTransfer(credit) ? [] : standing);
    if (own === undefined) continue;
    const key = contentKeyOf(credit, own.reference);
    const place = places.get(key) ?? 0;
    places.set(key, place + 1);
    received.push(await receiveOne(ports, own, key, place));
  }
  return received;
}

async function receiveOne(
  ports: ReceiveCreditsPorts,
  own: OwnCredit,
  contentKey: string,
  place: number,
): Promise<ReceivedCredit> {
  const { credit, recovery, why } = own;
  const { receipt, isNew } = await ports.receipts.note({
    account: credit.account,
    bankReference: credit.bankReference,
    cents: centsOf(credit),
    currency: isInEuros(credit) ? undefined : credit.amount.currency,
    bookedOn: credit.day,
    remittance: credit.remittance,
    payer: credit.payer,
    why,
    payingId: why === undefined ? recovery?.recoveryId : undefined,
    receivedAt: ports.now(),
    contentKey,
    place,
  });
  const settled = await payRecovery(ports, receipt);
  if (!isNew) return { credit, outcome: 'known', recovery };
  return { credit, outcome: settled.state === 'settled' ? 'settled' : 'question', recovery };
}

/** A request that waits for money, and what its shop owes and where it is paid. */
interface StandingRequest {
  readonly recovery: Recovery;
  readonly owedCents: number;
  readonly payeeIban: string | undefined;
}

async function standingRequests(ports: ReceiveCreditsPorts): Promise<StandingRequest[]> {
  const recoveries = await ports.recoveries.standing();
  const payees = await ports.payees.known(recoveries.map(({ entityId }) => entityId));
  return Promise.all(
    recoveries.map(async (recovery) => ({
      recovery,
      owedCents: await owedCentsOf(ports, recovery),
      payeeIban: payees.get(recovery.entityId)?.iban,
    })),
  );
}

async function ownCredit(
  { recoveries }: ReceiveCreditsPorts,
  credit: BankCredit,
  standing: readonly StandingRequest[],
): Promise<OwnCredit | undefined> {
  const { amount, remittance, line } = credit;
  const isCounted = isInEuros(credit) ? amount.cents !== undefined : true;
  if (!isCounted || centsOf(credit) === 0) return undefined;
  const references = creditorReferencesIn(`${remittance} ${line?.reference ?? ''}`);
  const [reference] = references;
  if (reference === undefined) {
    const mayBe = isInEuros(credit) && standing.some((request) => fits(credit, request));
    return mayBe ? { credit, reference, recovery: undefined, why: 'no_reference' } : undefined;
  }
  const recovery = references.length > 1 ? undefined : await recoveries.byReference(reference);
  const why = references.length > 1 ? 'several_references' : whyNot(credit, recovery);
  return { credit, reference, recovery, why: isInEuros(credit) ? why : 'other_currency' };
}

const isInEuros = ({ amount }: BankCredit): boolean => amount.currency === 'EUR';

/** Hundredths of its currency; those of which a currency has thousandths are rounded, for they settle nothing. */
function centsOf({ amount }: BankCredit): number {
  return amount.cents ?? Math.round(Number(amount.text) * 100);
}

/** Why a credit pays no request by itself; undefined where it does. */
function whyNot({ account }: BankCredit, recovery: Recovery | undefined): ReceiptReason | undefined {
  if (recovery === undefined) return 'unknown_reference';
  if (account !== undefined && account !== recovery.creditor.iban) return 'other_account';
  return isOpenRecovery(recovery.state) ? undefined : 'ended_request';
}

/** By its sum on the account that the money was asked to, or by the account of the shop. */
function fits(
  { account, amount, payerIban }: BankCredit,
  { recovery, owedCents, payeeIban }: StandingRequest,
): boolean {
  const isAccount = account === undefined || account === recovery.creditor.iban;
  const isSum = amount.cents === recovery.requestedCents || amount.cents === owedCents;
  return (isAccount && isSum) || (payerIban !== undefined && payerIban === payeeIban);
}
