import { createHash } from 'node:crypto';
import { csvFile } from '@alveole/service-kit';
import type { TableRow } from '@alveole/service-kit';
import { fundCallColumns, fundCallRow, readLine } from '@alveole/transparency';
import type { PublicLine } from '@alveole/transparency';
import type { RefundsPorts } from '../ports.ts';
import { noFundCallSums, withLine } from '../record/fund-call.ts';
import type { FundCallSums, LineRange } from '../record/fund-call.ts';

type Ports = Pick<RefundsPorts, 'publicLog'>;

/** A line of the log that is of the funder, at its place. */
interface FunderLine {
  readonly index: number;
  readonly line: PublicLine;
}

const linesAtOnce = 1000;

/** The lines of a funder in a range of the public log, a page at a time, in the order of the log. */
async function* linesOfFunder(
  { publicLog }: Ports,
  funderId: string,
  range: LineRange,
): AsyncGenerator<readonly FunderLine[]> {
  for (let { from } = range; from < range.to; from += linesAtOnce) {
    const placed = await publicLog.lines(from, Math.min(range.to, from + linesAtOnce));
    yield placed.flatMap(({ index, text }) => {
      const line = readLine(text);
      return line?.funder === funderId ? [{ index, line }] : [];
    });
  }
}

/** What the lines of a funder in a range add up to. */
export async function addUpLines(ports: Ports, funderId: string, range: LineRange): Promise<FundCallSums> {
  let sums = noFundCallSums;
  for await (const lines of linesOfFunder(ports, funderId, range))
    sums = lines.reduce((sum, { line }) => withLine(sum, line), sums);
  return sums;
}

/** The lines of a funder in a range as a CSV file: the same bytes each time, since lines of the log never change. */
export async function* fundCallCsv(ports: Ports, funderId: string, range: LineRange): AsyncGenerator<string> {
  yield* csvFile([...fundCallColumns], rowsOf(ports, funderId, range));
}

async function* rowsOf(ports: Ports, funderId: string, range: LineRange): AsyncGenerator<readonly TableRow[]> {
  for await (const lines of linesOfFunder(ports, funderId, range))
    yield lines.map(({ index, line }) => fundCallRow(index, line));
}

/** SHA-256 of that file, hexadecimal. */
export async function fundCallCsvHash(ports: Ports, funderId: string, range: LineRange): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of fundCallCsv(ports, funderId, range)) hash.update(piece, 'utf8');
  return hash.digest('hex');
}
