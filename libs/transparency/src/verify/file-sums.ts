import { addToTotals } from '../log/funder-totals.ts';
import type { FunderTotals } from '../log/funder-totals.ts';
import { readLine } from '../log/public-line.ts';
import { absentOutcome, soundOutcome } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { eurosText, texts } from './outcome.text.ts';

/** What the lines of one file say, over all its funders. */
export function fileOutcome(lineTexts: readonly string[]): Outcome {
  if (lineTexts.length === 0) return absentOutcome(texts.file, texts.fileMissing);
  const lines = lineTexts.map(readLine).filter((line) => line !== undefined);
  const totals = lines.reduce<readonly FunderTotals[]>(addToTotals, []);
  const sumOf = (centsOf: (sums: FunderTotals) => number): string =>
    eurosText(totals.reduce((sum, sums) => sum + centsOf(sums), 0));
  const paid = sumOf(({ paidCents, returnedCents }) => paidCents + returnedCents);
  return soundOutcome(
    texts.file,
    texts.fileHeld(
      lines.length,
      sumOf(({ grantedCents }) => grantedCents),
      paid,
    ),
  );
}
