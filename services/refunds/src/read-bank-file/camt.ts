import { z } from 'zod';
import type { BankKind, UnreadReason } from '@alveole/contracts/refund';
import type { BankAmount, BankFile, BankLine, BankWord, BookedSum } from '../record/bank-line.ts';
import { creditsOf } from './camt-credits.ts';
import { entrySchema } from './camt-entry.ts';
import type { Details, Entry } from './camt-entry.ts';
import { amountIn, part, text } from './xml-parts.ts';

const reportSchema = z.object({
  Acct: part({ Ccy: text, Id: part({ IBAN: text }) }),
  Ntry: z.array(z.unknown()).catch([]).default([]),
});

/** The element of each message that holds its reports, and theirs. */
const reportsOf = { 'camt.052': 'Rpt', 'camt.053': 'Stmt', 'camt.054': 'Ntfctn' } as const;
type CamtKind = keyof typeof reportsOf;

/** A statement (camt.053), a notification (camt.054) or the movements of the day so far (camt.052), entry by entry. */
export function accountReportOf(kind: CamtKind, message: unknown): BankFile {
  const holder = z.record(z.string(), z.unknown()).catch({}).parse(message);
  const reports = z.array(reportSchema.optional().catch(undefined)).catch([]).parse(holder[reportsOf[kind]]);
  const read = reports.flatMap((report) =>
    (report?.Ntry ?? []).map((content) =>
      readEntry(kind, content, { currency: report?.Acct?.Ccy, iban: report?.Acct?.Id?.IBAN }),
    ),
  );
  return {
    kind,
    lines: read.flatMap(({ lines }) => lines),
    sums: read.flatMap(({ sums }) => sums),
    credits: read.flatMap(({ credits }) => credits),
    wholes: [],
    named: [],
    unread: read.flatMap(({ unread }) => unread),
  };
}

type Read = Pick<BankFile, 'lines' | 'sums' | 'credits' | 'unread'>;

/** Whose movements a report tells. */
export interface ReportedAccount {
  readonly currency: string | undefined;
  readonly iban: string | undefined;
}

function readEntry(kind: BankKind, content: unknown, account: ReportedAccount): Read {
  const parsed = entrySchema.safeParse(content);
  if (!parsed.success) return { lines: [], sums: [], credits: [], unread: [{ why: 'malformed' }] };
  const ntry = parsed.data;
  const sum = amountIn(ntry.Amt, account.currency);
  const why = whyNot(kind, ntry, sum);
  if (why !== undefined) {
    const reference = ntry.NtryDtls.flatMap(({ TxDtls }) => TxDtls).find(({ Refs }) => Refs?.EndToEndId)?.Refs
      ?.EndToEndId;
    return { lines: [], sums: [], credits: [], unread: [{ why, amount: sum, day: ntry.BookgDt, reference }] };
  }
  return readBooked(ntry, sum as BankAmount, account.iban);
}

function readBooked(ntry: Entry, amount: BankAmount, account: string | undefined): Read {
  const transactions = ntry.NtryDtls.flatMap(({ TxDtls }) => TxDtls);
  const isAlone = transactions.length === 1;
  const read = transactions.map((transaction) => ({ transaction, line: lineOf(ntry, transaction, amount, isAlone) }));
  const lines = read.flatMap(({ line }) => line ?? []);
  const sums = lines.length === 0 ? [sumOf(ntry, amount)] : [];
  return { lines, sums, credits: creditsOf(ntry, { amount, account, read, sum: sums[0] }), unread: [] };
}

/** Why an entry is not taken in; a statement tells what was booked, with or without a status. */
function whyNot(
  kind: BankKind,
  { CdtDbtInd, Sts, BookgDt }: Entry,
  sum: BankAmount | undefined,
): UnreadReason | undefined {
  if (sum === undefined) return 'amount';
  if (CdtDbtInd !== 'CRDT' && CdtDbtInd !== 'DBIT') return 'direction';
  if (kind === 'camt.052') return 'intraday';
  if (Sts === undefined) return kind === 'camt.053' || BookgDt !== undefined ? undefined : 'status';
  return Sts === 'BOOK' ? undefined : 'not_booked';
}

/** What an entry of which no transaction names its transfer says as a whole. */
function sumOf(ntry: Entry, amount: BankAmount): BookedSum {
  const batch = ntry.NtryDtls.find(({ Btch }) => Btch !== undefined)?.Btch;
  const refs = ntry.NtryDtls.flatMap(({ TxDtls }) => TxDtls).find(({ Refs }) => Refs !== undefined)?.Refs;
  const count = Number(batch?.NbOfTxs);
  return {
    paymentId: batch?.PmtInfId ?? refs?.PmtInfId,
    messageId: batch?.MsgId ?? refs?.MsgId,
    count: Number.isInteger(count) ? count : undefined,
    amount,
    day: ntry.BookgDt,
    side: ntry.CdtDbtInd === 'DBIT' && !ntry.RvslInd ? 'debit' : 'credit',
  };
}

function lineOf(ntry: Entry, transaction: Details, sum: BankAmount, isAlone: boolean): BankLine | undefined {
  const reference = transaction.Refs?.EndToEndId;
  if (reference === undefined || reference === 'NOTPROVIDED') return undefined;
  const own = amountIn(transaction.AmtDtls?.TxAmt?.Amt ?? transaction.Amt, sum.currency);
  const word = wordOf(ntry, transaction);
  return {
    reference,
    word,
    // The entry's own amount is that of its only transaction; of one among several it tells the currency.
    amount: own ?? (isAlone ? sum : undefined),
    day: ntry.BookgDt,
    side: (transaction.CdtDbtInd ?? ntry.CdtDbtInd) === 'DBIT' ? 'debit' : 'credit',
    reason: word === 'paid' ? '' : (transaction.RtrInf?.Rsn ?? (word === 'returned' ? 'NARR' : '')),
  };
}

/**
 * A plain debit pays; a credit with the reason of a return gives back. Reversals, the code of a return without its
 * reason and bare credits are for people to make sense of.
 */
function wordOf(ntry: Entry, { CdtDbtInd = ntry.CdtDbtInd, RtrInf, BkTxCd }: Details): BankWord {
  if (CdtDbtInd === 'CRDT' && RtrInf !== undefined) return 'returned';
  if (ntry.RvslInd) return 'reversal';
  const family = (BkTxCd ?? ntry.BkTxCd)?.Domn?.Fmly?.SubFmlyCd;
  if (family === 'RRTN' || (CdtDbtInd === 'DBIT' && RtrInf !== undefined)) return 'return_code';
  return CdtDbtInd === 'CRDT' ? 'bare_credit' : 'paid';
}
