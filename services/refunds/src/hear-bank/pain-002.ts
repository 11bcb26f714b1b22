import { z } from 'zod';
import type { BankFile, BankLine } from './bank-line.ts';

const reasons = z.array(z.object({ Rsn: z.object({ Cd: z.string() }).optional() })).optional();

const transaction = z.object({
  OrgnlEndToEndId: z.string().optional(),
  TxSts: z.string().optional(),
  StsRsnInf: reasons,
});

const group = z.object({
  OrgnlMsgId: z.string(),
  GrpSts: z.string().optional(),
  StsRsnInf: reasons,
});

/** A report on transfers that were handed over (pain.002): refused at once, or settled. */
export const statusReport = z
  .object({
    CstmrPmtStsRpt: z.object({
      OrgnlGrpInfAndSts: group,
      OrgnlPmtInfAndSts: z.array(z.object({ TxInfAndSts: z.array(transaction).optional() })).optional(),
    }),
  })
  .transform(({ CstmrPmtStsRpt: { OrgnlGrpInfAndSts, OrgnlPmtInfAndSts = [] } }): BankFile => {
    const lines = OrgnlPmtInfAndSts.flatMap(({ TxInfAndSts = [] }) => TxInfAndSts).flatMap(lineOf);
    const isRefused = OrgnlGrpInfAndSts.GrpSts === 'RJCT';
    const whole = { messageId: OrgnlGrpInfAndSts.OrgnlMsgId, reason: reasonOf(OrgnlGrpInfAndSts.StsRsnInf) };
    return { kind: 'pain.002', lines, refused: isRefused ? [whole] : [] };
  });

/** Codes of a final outcome; what is only accepted or pending may still be refused. */
const outcomes: Readonly<Record<string, BankLine['outcome']>> = { RJCT: 'rejected', ACSC: 'paid', ACCC: 'paid' };

function lineOf({ OrgnlEndToEndId, TxSts = '', StsRsnInf }: z.output<typeof transaction>): BankLine[] {
  const outcome = outcomes[TxSts];
  if (OrgnlEndToEndId === undefined || outcome === undefined) return [];
  return [{ reference: OrgnlEndToEndId, outcome, reason: outcome === 'paid' ? '' : reasonOf(StsRsnInf) }];
}

/** `NARR`, told in words elsewhere, where the bank gives no code. */
function reasonOf(told: z.output<typeof reasons>): string {
  return told?.find(({ Rsn }) => Rsn !== undefined)?.Rsn?.Cd ?? 'NARR';
}
