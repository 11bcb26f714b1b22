import { z } from 'zod';
import type { BankFile, BankLine, UnreadEntry, WholeAnswer } from '../record/bank-line.ts';
import { amount, amountIn, code, part, parts, text } from './xml-parts.ts';

const reasons = parts({ Rsn: code });

const transaction = {
  OrgnlEndToEndId: text,
  TxSts: text,
  StsRsnInf: reasons,
  OrgnlTxRef: part({ Amt: part({ InstdAmt: amount }) }),
};

const payment = {
  OrgnlPmtInfId: text,
  PmtInfSts: text,
  StsRsnInf: reasons,
  TxInfAndSts: parts(transaction),
};

const report = z.object({
  OrgnlGrpInfAndSts: part({ OrgnlMsgId: text, GrpSts: text, StsRsnInf: reasons }),
  OrgnlPmtInfAndSts: parts(payment),
});
type Reasons = z.output<typeof reasons>;
type Transaction = z.output<typeof report>['OrgnlPmtInfAndSts'][number]['TxInfAndSts'][number];

/** A report on transfers that were handed over (pain.002): refused at once, or settled; one by one or as a whole. */
export function statusReportOf(content: unknown): BankFile {
  const { OrgnlGrpInfAndSts: message, OrgnlPmtInfAndSts: payments } = report.catch(nothing).parse(content);
  const transactions = payments.flatMap(({ TxInfAndSts }) => TxInfAndSts);
  return {
    kind: 'pain.002',
    lines: transactions.flatMap(lineOf),
    wholes: [
      ...payments.flatMap(({ OrgnlPmtInfId: id = message?.OrgnlMsgId, PmtInfSts, StsRsnInf }) =>
        wholeOf(id, PmtInfSts, StsRsnInf),
      ),
      ...wholeOf(message?.OrgnlMsgId, message?.GrpSts, message?.StsRsnInf ?? []),
    ],
    named: transactions.flatMap(({ OrgnlEndToEndId, TxSts }) =>
      OrgnlEndToEndId === undefined || TxSts === undefined ? [] : [OrgnlEndToEndId],
    ),
    sums: [],
    credits: [],
    unread: transactions.flatMap(unreadOf),
  };
}

const nothing = { OrgnlGrpInfAndSts: undefined, OrgnlPmtInfAndSts: [] };

/** Codes of a final outcome; what is only accepted or pending may still be refused. */
const outcomes: ReadonlyMap<string | undefined, WholeAnswer['word']> = new Map([
  ['RJCT', 'rejected'],
  ['ACSC', 'paid'],
  ['ACCC', 'paid'],
]);

type Answer = Pick<WholeAnswer, 'word' | 'reason'>;

/** The outcome that a status tells; none while it is not final. */
function answersOf(status: string | undefined, reasons: Reasons): Answer[] {
  const word = outcomes.get(status);
  return word === undefined ? [] : [{ word, reason: word === 'paid' ? '' : reasonOf(reasons) }];
}

function wholeOf(id: string | undefined, status: string | undefined, reasons: Reasons): WholeAnswer[] {
  return id === undefined ? [] : answersOf(status, reasons).map((answer) => ({ id, ...answer }));
}

function lineOf({ OrgnlEndToEndId: reference, TxSts, StsRsnInf, OrgnlTxRef }: Transaction): BankLine[] {
  if (reference === undefined) return [];
  const sum = amountIn(OrgnlTxRef?.Amt?.InstdAmt, undefined);
  return answersOf(TxSts, StsRsnInf).map((answer) => ({ reference, amount: sum, ...answer }));
}

/** A final status that names no transfer. */
function unreadOf({ OrgnlEndToEndId, TxSts, OrgnlTxRef }: Transaction): UnreadEntry[] {
  if (OrgnlEndToEndId !== undefined || !outcomes.has(TxSts)) return [];
  return [{ why: 'reference', amount: amountIn(OrgnlTxRef?.Amt?.InstdAmt, undefined) }];
}

/** `NARR`, told in words elsewhere, where the bank gives no code. */
function reasonOf(reasons: Reasons): string {
  return reasons.find(({ Rsn }) => Rsn !== undefined)?.Rsn ?? 'NARR';
}
