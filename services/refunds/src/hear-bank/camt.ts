import { z } from 'zod';
import type { BankFile, BankLine } from './bank-line.ts';

/** Decimal text as banks write it, at most two decimals of a euro. */
const cents = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2}0*)?$/)
  .transform((text) => {
    const [euros = '0', decimals = ''] = text.split('.');
    return Number(euros) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  });

/** A code stands in `Cd`, in older versions bare. */
const status = z.union([z.string(), z.object({ Cd: z.string() }).transform(({ Cd }) => Cd)]);
const reason = z.object({ Rsn: z.object({ Cd: z.string() }).optional() }).optional();

const details = z.object({
  Refs: z.object({ EndToEndId: z.string().optional() }).optional(),
  Amt: cents.optional(),
  AmtDtls: z.object({ TxAmt: z.object({ Amt: cents }).optional() }).optional(),
  RtrInf: reason,
});

const entry = z.object({
  Amt: cents,
  CdtDbtInd: z.enum(['CRDT', 'DBIT']),
  Sts: status,
  NtryDtls: z.array(z.union([z.object({ TxDtls: z.array(details).optional() }), z.literal('')])).optional(),
});
type Entry = z.output<typeof entry>;
type Details = z.output<typeof details>;

const report = z.object({ Ntry: z.array(entry).optional() });

/** A statement (camt.053) or a notification (camt.054): what was booked. */
export const accountReport = z.union([
  z
    .object({ BkToCstmrStmt: z.object({ Stmt: z.array(report) }) })
    .transform(({ BkToCstmrStmt }): BankFile => booked('camt.053', BkToCstmrStmt.Stmt)),
  z
    .object({ BkToCstmrDbtCdtNtfctn: z.object({ Ntfctn: z.array(report) }) })
    .transform(({ BkToCstmrDbtCdtNtfctn }): BankFile => booked('camt.054', BkToCstmrDbtCdtNtfctn.Ntfctn)),
]);

function booked(kind: BankFile['kind'], reports: readonly z.output<typeof report>[]): BankFile {
  const entries = reports.flatMap(({ Ntry = [] }) => Ntry).filter(({ Sts }) => Sts === 'BOOK');
  return { kind, lines: entries.flatMap(linesOf), wholes: [], named: [] };
}

function linesOf(entry: Entry): BankLine[] {
  const transactions = (entry.NtryDtls ?? []).flatMap((part) => (part === '' ? [] : (part.TxDtls ?? [])));
  // The entry's own amount is that of its only transaction.
  const alone = transactions.length === 1 ? entry.Amt : undefined;
  return transactions.flatMap((transaction) => lineOf(entry, transaction, alone));
}

/** A debit pays; a credit with the reason of a return gives back; other credits are none of ours. */
function lineOf({ CdtDbtInd }: Entry, { Refs, Amt, AmtDtls, RtrInf }: Details, alone: number | undefined): BankLine[] {
  const reference = Refs?.EndToEndId;
  if (reference === undefined || (CdtDbtInd === 'CRDT' && RtrInf === undefined)) return [];
  const outcome = CdtDbtInd === 'DBIT' ? 'paid' : 'returned';
  return [
    {
      reference,
      outcome,
      cents: AmtDtls?.TxAmt?.Amt ?? Amt ?? alone,
      reason: outcome === 'paid' ? '' : (RtrInf?.Rsn?.Cd ?? 'NARR'),
    },
  ];
}
