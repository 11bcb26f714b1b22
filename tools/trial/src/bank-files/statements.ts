import { camt } from '@alveole/refunds/bank-files';
import type { CamtLine } from '@alveole/refunds/bank-files';
import type { SentBatch } from '@alveole/refunds/bank-shapes';
import type { Random } from '@alveole/seed-data';

/** What a statement says of a batch, whichever batch it is. */
export type StatementLine = (batch: SentBatch) => CamtLine;

const days = ['2026-11-20', '2026-11-21', '2026-11-23'] as const;
const sums = ['50.00', '42.50'] as const;
/** A bank gives the return of one transfer one reason, however often it tells of it. */
const reasons = ['AC04', 'MD07'] as const;

/** One to eight lines: debits, returns, parts of a sum, other currencies, credits, the batch as one sum. */
export function drawStatement(random: Random): readonly StatementLine[] {
  return Array.from({ length: random.int(1, 8) }, () => drawLine(random));
}

function drawLine(random: Random): StatementLine {
  const [day, place] = [random.pick(days), random.pick([0, 1] as const)];
  const part = random.pick<Partial<CamtLine>>([
    {},
    {},
    {},
    { returned: reasons[place] },
    { returned: reasons[place] },
    { amount: '10.00' },
    { currency: 'CHF' },
    { credit: random.pick(['bare', 'reversal', 'RRTN'] as const) },
  ]);
  if (random.chance(0.1))
    return ({ paymentId }) => ({ reference: '', amount: '92.50', day, details: wholeOf(paymentId) });
  return ({ references }) => ({ reference: references[place], amount: sums[place], day, ...part });
}

const wholeOf = (paymentId: string) => `<ns2:Btch><ns2:PmtInfId>${paymentId}</ns2:PmtInfId></ns2:Btch>`;

/** The same lines in another order, over one to four files, some of which come twice. */
export function contradiction(random: Random, lines: readonly StatementLine[]): readonly (readonly StatementLine[])[] {
  const rest = [...lines];
  const permuted = lines.map(() => rest.splice(random.int(0, rest.length - 1), 1)[0] as StatementLine);
  const files: StatementLine[][] = Array.from({ length: random.int(1, 4) }, () => []);
  for (const line of permuted) random.pick(files).push(line);
  const filled = files.filter((file) => file.length > 0);
  const again = Array.from({ length: random.int(0, 3) }, () => random.pick(filled));
  return [...filled, ...again];
}

export const statementOf = (lines: readonly StatementLine[], batch: SentBatch): string =>
  camt(
    '053',
    lines.map((line) => line(batch)),
  );
