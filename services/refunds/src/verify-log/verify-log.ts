import { appError } from '@alveole/contracts';
import { consistencyRanges, inclusionRanges, readHead } from '@alveole/transparency';
import type { LeafRange, ProvenLine, SignedHead } from '@alveole/transparency';
import type { RefundsPorts } from '../ports.ts';

export type VerifyLogPorts = Pick<RefundsPorts, 'publicLog' | 'logTree' | 'logHeads'>;

/** Somewhat more than half a year. */
export const headsPerPage = 200;

/** The lines from a place on that the newest head covers: what came since is public with the next one. */
export async function publicLines(ports: VerifyLogPorts, from: number, count: number): Promise<readonly string[]> {
  const size = await publicSize(ports);
  if (from >= size) return [];
  return (await ports.publicLog.lines(from, Math.min(size, from + count))).map(({ text }) => text);
}

/** The lines of a file with their proofs; none for a fingerprint that no file has. */
export async function proveFile(
  ports: VerifyLogPorts,
  fingerprint: string,
): Promise<{ readonly head: SignedHead; readonly lines: readonly ProvenLine[] }> {
  const head = await ports.logHeads.newest();
  if (head === undefined) throw noSuchPlace();
  const size = sizeOf(head);
  const lines: ProvenLine[] = [];
  for (const { index, text } of await ports.publicLog.ofFile(fingerprint, size))
    lines.push({ index, text, proof: await hashesOf(ports, inclusionRanges(index, size)) });
  return { head, lines };
}

/** Throws NotFoundException where the newest head has no such line or size. */
export async function proveInclusion(ports: VerifyLogPorts, index: number, size: number) {
  if (index >= size || size > (await publicSize(ports))) throw noSuchPlace();
  const [leafHash = ''] = await ports.publicLog.hashes(index, index + 1);
  return { leafHash, proof: await hashesOf(ports, inclusionRanges(index, size)) };
}

/** Throws NotFoundException where the newest head has no such sizes. */
export async function proveConsistency(
  ports: VerifyLogPorts,
  older: number,
  newer: number,
): Promise<readonly string[]> {
  if (older > newer || newer > (await publicSize(ports))) throw noSuchPlace();
  return hashesOf(ports, consistencyRanges(older, newer));
}

async function publicSize({ logHeads }: VerifyLogPorts): Promise<number> {
  const head = await logHeads.newest();
  return head ? sizeOf(head) : 0;
}

const sizeOf = ({ text }: SignedHead): number => readHead(text)?.size ?? 0;

async function hashesOf({ logTree }: VerifyLogPorts, ranges: readonly LeafRange[]): Promise<readonly string[]> {
  const hashes: string[] = [];
  for (const range of ranges) hashes.push(await logTree.hashOf(range));
  return hashes;
}

const noSuchPlace = () => appError('NotFoundException', 'The public log has no such line.');
