import { addToTotals } from '../log/funder-totals.ts';
import type { FunderTotals } from '../log/funder-totals.ts';
import { fileFingerprintOf } from '../log/file-fingerprint.ts';
import { lineTextOf, readLine } from '../log/public-line.ts';
import type { PublicLine } from '../log/public-line.ts';
import { headTextOf, keyIdOf } from '../log/signed-head.ts';
import type { LogKey, SignedHead } from '../log/signed-head.ts';
import { bytesOfText, hexOf } from '../tree/hexadecimal.ts';
import { inclusionRanges } from '../tree/ranges.ts';
import { treeOf } from '../tree/tree.fixture.ts';
import type { LogSource } from './log-source.ts';

export const ownFile = { fileNumber: 'REP00042_10001', receiptCode: 'K7QM4T2X9RCE51VB' };

/** A key that signed nothing, for where signatures cannot be checked. */
const publicKey = 'ab'.repeat(32);
const silentKey: LogKey = { keyId: keyIdOf(publicKey), publicKey };

export function lineOf(changes: Partial<PublicLine> = {}): string {
  const fingerprint = fileFingerprintOf(ownFile.fileNumber, ownFile.receiptCode);
  const line = { kind: 'granted', cents: 50_00, funder: 'programme', campaignVersion: 1, fingerprint } as const;
  return lineTextOf({ ...line, day: '2026-11-20', department: '69', ...changes });
}

/** Lines of other files, of which each differs. */
export const otherLines = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => lineOf({ fingerprint: `${index}`, cents: 10_00 + index }));

export function headTextOver(lines: readonly string[], day: string): string {
  const read = lines.map(readLine).filter((line) => line !== undefined);
  const totals = read.reduce<readonly FunderTotals[]>(addToTotals, []);
  return headTextOf({ day, size: lines.length, root: hexOf(treeOf(lines.map(bytesOfText)).root()), totals });
}

export function unsignedHeadOver(lines: readonly string[], day: string): SignedHead {
  return { text: headTextOver(lines, day), keyId: silentKey.keyId, signature: '00'.repeat(64) };
}

/** A log whose heads cover so many of its lines, oldest head first; it answers pages of three lines. */
export function logOf(
  lines: readonly string[],
  heads: readonly SignedHead[],
  keys: readonly LogKey[] = [silentKey],
): LogSource {
  const size = lines.length;
  const tree = treeOf(lines.map(bytesOfText));
  return {
    keys: () => Promise.resolve(keys),
    heads: (beforeDay) => Promise.resolve(beforeDay === undefined ? heads.toReversed() : []),
    lines: (from) => Promise.resolve(lines.slice(from, from + 3)),
    fileLines: (fingerprint) =>
      Promise.resolve({
        head: heads.at(-1) as SignedHead,
        lines: lines.flatMap((text, index) =>
          readLine(text)?.fingerprint === fingerprint
            ? [{ index, text, proof: tree.proof(inclusionRanges(index, size)).map(hexOf) }]
            : [],
        ),
      }),
  };
}
