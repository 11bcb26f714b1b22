import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { addToTotals } from '../log/funder-totals.ts';
import type { FunderTotals } from '../log/funder-totals.ts';
import { fileFingerprintOf } from '../log/file-fingerprint.ts';
import { lineTextOf, readLine } from '../log/public-line.ts';
import type { PublicLine } from '../log/public-line.ts';
import { headTextOf, keyIdOf } from '../log/signed-head.ts';
import type { SignedHead } from '../log/signed-head.ts';
import { bytesOfText, hexOf } from '../tree/hexadecimal.ts';
import { inclusionRanges } from '../tree/ranges.ts';
import { treeOf } from '../tree/tree.fixture.ts';
import type { LogSource } from './log-source.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
export const keyOf = (key: KeyObject) => {
  const hex = hexOf(Uint8Array.from(key.export({ type: 'spki', format: 'der' }).subarray(-32)));
  return { keyId: keyIdOf(hex), publicKey: hex };
};
const ownKey = keyOf(publicKey);

export const ownFile = { fileNumber: 'REP00042_10001', receiptCode: 'K7QM4T2X9RCE51VB' };

export function lineOf(changes: Partial<PublicLine> = {}): string {
  const fingerprint = fileFingerprintOf(ownFile.fileNumber, ownFile.receiptCode);
  const line = { kind: 'granted', cents: 50_00, funder: 'programme', campaignVersion: 1, fingerprint } as const;
  return lineTextOf({ ...line, day: '2026-11-20', department: '69', ...changes });
}

/** Lines of other files, of which each differs. */
export const otherLines = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => lineOf({ fingerprint: `${index}`, cents: 10_00 + index }));

/** A head over the first lines, signed as the service signs. */
export function headOver(lines: readonly string[], day: string, key: KeyObject = privateKey): SignedHead {
  const read = lines.map(readLine).filter((line) => line !== undefined);
  const totals = read.reduce<readonly FunderTotals[]>(addToTotals, []);
  const root = hexOf(treeOf(lines.map(bytesOfText)).root());
  const text = headTextOf({ day, size: lines.length, root, totals });
  return { text, keyId: ownKey.keyId, signature: sign(null, Buffer.from(text), key).toString('hex') };
}

/** A log whose heads cover so many of its lines, oldest head first; it answers pages of three lines. */
export function logOf(lines: readonly string[], heads: readonly SignedHead[]): LogSource {
  const size = lines.length;
  const tree = treeOf(lines.map(bytesOfText));
  return {
    keys: () => Promise.resolve([ownKey]),
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
