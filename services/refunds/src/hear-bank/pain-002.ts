import { z } from 'zod';
import type { BankFile, BankLine } from './bank-line.ts';

const reasons = z.array(z.object({ Rsn: z.object({ Cd: z.string() }).optional() })).optional();

const transaction = z.object({
  OrgnlEndToEndId: z.string().optional(),
  TxSts: z.string().optional(),
  StsRsnInf: reasons,
});

const payment = z.object({
  OrgnlPmtInfId: z.string().optional(),
  PmtInfSts: z.string().optional(),
  StsRsnInf: reasons,
  TxInfAndSts: z.array(transaction).optional(),
});

const group = z.object({
  OrgnlMsgId: z.string(),
  GrpSts: z.string().optional(),
  StsRsnInf: reasons,
});

/** A report on transfers that were handed over (pain.002): refused at once, or settled; one by one or as a whole. */
export const statusReport = z
  .object({
    CstmrPmtStsRpt: z.object({
      OrgnlGrpInfAndSts: group,
      OrgnlPmtInfAndSts: z.array(payment).optional(),
    }),
  })
  .transform(({ CstmrPmtStsRpt: { OrgnlGrpInfAndSts: message, OrgnlPmtInfAndSts: payments = [] } }): BankFile => {
    const transactions = payments.flatMap(({ TxInfAndSts = [] }) => TxInfAndSts);
    return {
      kind: 'pain.002',
      lines: transactions.flatMap(lineOf),
      wholes: [
        ...payments.flatMap(({ OrgnlPmtInfId: id = message.OrgnlMsgId, PmtInfSts, StsRsnInf }) =>
          answersOf(PmtInfSts, StsRsnInf).map((answer) => ({ id, ...answer })),
        ),
        ...answersOf(message.GrpSts, message.StsRsnInf).map((answer) => ({ id: message.OrgnlMsgId, ...answer })),
      ],
      named: transactions.flatMap(({ OrgnlEndToEndId, TxSts }) =>
        OrgnlEndToEndId === undefined || TxSts === undefined ? [] : [OrgnlEndToEndId],
      ),
    };
  });

/** Codes of a final outcome; what is only accepted or pending may still be refused. */
const outcomes: ReadonlyMap<string | undefined, BankLine['outcome']> = new Map([
  ['RJCT', 'rejected'],
  ['ACSC', 'paid'],
  ['ACCC', 'paid'],
]);

type Answer = Pick<BankLine, 'outcome' | 'reason'>;

/** The outcome that a status tells; none while it is not final. */
function answersOf(status: string | undefined, told: z.output<typeof reasons>): Answer[] {
  const outcome = outcomes.get(status);
  if (outcome === undefined) return [];
  return [{ outcome, reason: outcome === 'paid' ? '' : reasonOf(told) }];
}

function lineOf({ OrgnlEndToEndId: reference, TxSts, StsRsnInf }: z.output<typeof transaction>): BankLine[] {
  return reference === undefined ? [] : answersOf(TxSts, StsRsnInf).map((answer) => ({ reference, ...answer }));
}

/** `NARR`, told in words elsewhere, where the bank gives no code. */
function reasonOf(told: z.output<typeof reasons>): string {
  return told?.find(({ Rsn }) => Rsn !== undefined)?.Rsn?.Cd ?? 'NARR';
}
