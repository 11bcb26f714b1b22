import type { BankAmount, BankCredit, BankLine, BookedSum } from '../record/bank-line.ts';
import type { Details, Entry } from './camt-entry.ts';
import { amountIn } from './xml-parts.ts';

/** As much of what a payer wrote as SEPA lets him write. */
const longestRemittance = 140;
const longestName = 140;

interface BookedEntry {
  readonly amount: BankAmount;
  /** IBAN of the account that the report is of. */
  readonly account: string | undefined;
  /** Each transaction of the entry, and what it says of a transfer of ours. */
  readonly read: readonly { readonly transaction: Details; readonly line: BankLine | undefined }[];
  readonly sum: BookedSum | undefined;
}

/** The credits of a booked entry that somebody paid: no return, no reversal, and none of which the sum is not told. */
export function creditsOf(entry: Entry, { amount, account: iban, read, sum }: BookedEntry): BankCredit[] {
  if (entry.RvslInd) return [];
  const account = iban?.replace(/\s/g, '').toUpperCase();
  const shared = { account, day: entry.BookgDt, sum };
  if (read.length === 0)
    return entry.CdtDbtInd === 'CRDT' ? [{ ...shared, amount, remittance: '', bankReference: entry.AcctSvcrRef }] : [];
  return read.flatMap(({ transaction, line }, index): BankCredit[] => {
    const own = amountIn(transaction.AmtDtls?.TxAmt?.Amt ?? transaction.Amt, amount.currency);
    const paidAmount = own ?? (read.length === 1 ? amount : undefined);
    if (!isPayment(entry, transaction) || paidAmount === undefined) return [];
    return [
      {
        ...shared,
        ...paidBy(transaction),
        amount: paidAmount,
        bankReference: bankReferenceOf(entry, read.length, index, transaction),
        line,
      },
    ];
  });
}

function isPayment(entry: Entry, { CdtDbtInd = entry.CdtDbtInd, RtrInf, BkTxCd = entry.BkTxCd }: Details): boolean {
  return CdtDbtInd === 'CRDT' && RtrInf === undefined && BkTxCd?.Domn?.Fmly?.SubFmlyCd !== 'RRTN';
}

/** The reference of an entry with several transactions is not that of one of them: their place tells them apart. */
function bankReferenceOf(entry: Entry, count: number, index: number, { Refs }: Details): string | undefined {
  if (Refs?.AcctSvcrRef !== undefined && (count === 1 || Refs.AcctSvcrRef !== entry.AcctSvcrRef))
    return Refs.AcctSvcrRef;
  return count === 1 || entry.AcctSvcrRef === undefined ? entry.AcctSvcrRef : `${entry.AcctSvcrRef}/${index}`;
}

function paidBy({ RmtInf, RltdPties }: Details): Pick<BankCredit, 'remittance' | 'payer' | 'payerIban'> {
  const structured = RmtInf?.Strd.flatMap(({ CdtrRefInf }) => CdtrRefInf?.Ref ?? []) ?? [];
  const remittance = [...structured, ...(RmtInf?.Ustrd ?? [])].join(' ').slice(0, longestRemittance);
  return {
    remittance,
    payer: (RltdPties?.Dbtr?.Nm ?? RltdPties?.Dbtr?.Pty?.Nm)?.slice(0, longestName),
    payerIban: RltdPties?.DbtrAcct?.Id?.IBAN?.replace(/\s/g, '').toUpperCase(),
  };
}
