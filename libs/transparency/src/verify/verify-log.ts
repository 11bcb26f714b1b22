import { fileFingerprintOf } from '../log/file-fingerprint.ts';
import { keyIdOf } from '../log/signed-head.ts';
import type { LogKey, SignedHead } from '../log/signed-head.ts';
import { fileOutcome } from './file-sums.ts';
import type { LogSource } from './log-source.ts';
import { faultyOutcome, soundOutcome } from './outcome.ts';
import type { Outcome, Progress } from './outcome.ts';
import { texts } from './outcome.text.ts';
import type { FunderNames } from './outcome.text.ts';
import { createCallJudge } from './judge-call.ts';
import { judgeHistory, judgeOlder, judgeTotals } from './judge-heads.ts';
import { judgeSignatures } from './judge-signatures.ts';
import { readableHeads } from './readable-heads.ts';
import type { ReadHead } from './readable-heads.ts';
import { walkLines } from './walk-lines.ts';
import type { OwnFile } from './verify-file.ts';

export interface VerifyOptions {
  /** A head that was kept from an earlier verification. */
  readonly olderHead?: SignedHead | undefined;
  readonly file?: OwnFile | undefined;
  /** Text of the CSV file of a call for funds. */
  readonly callFile?: string | undefined;
  /** For people; by its id without it. */
  readonly nameOf?: FunderNames;
  readonly onProgress?: (progress: Progress) => void;
}

/** What was verified, and the newest head, to be kept for the next time. */
export interface Verification {
  readonly outcomes: readonly Outcome[];
  readonly head: SignedHead | undefined;
}

/**
 * Reads the whole log, page by page, and verifies it: keys, signatures, each line, the root and the totals of every
 * head, an older head, a file, a call for funds. Rejects where the log is not to be had.
 */
export async function verifyLog(source: LogSource, options: VerifyOptions = {}): Promise<Verification> {
  const { olderHead, file, callFile, onProgress, nameOf = (funderId) => funderId } = options;
  const [keys, signedHeads] = await Promise.all([source.keys(), allHeads(source)]);
  const [newest] = signedHeads;
  if (newest === undefined) return { outcomes: [nothingPublished(olderHead)], head: undefined };
  const older = olderHead && readableHeads([olderHead])[0];
  const heads = readableHeads(signedHeads);
  const call = callFile === undefined ? undefined : createCallJudge(callFile);
  const walk = await walkLines(source, {
    size: Math.max(0, ...heads.map(sizeOf)),
    sizes: [...heads, ...(older ? [older] : [])].map(sizeOf),
    fingerprint: file && fileFingerprintOf(file.fileNumber, file.receiptCode),
    onLine: call?.see,
    onProgress,
  });
  const outcomes = [
    judgeKeys(keys),
    await judgeSignatures(signedHeads, keys),
    walk.outcome,
    judgeHistory(heads, walk),
    judgeTotals(heads, walk, nameOf),
    ...(older ? [await judgeOlder(older, heads, walk, keys)] : []),
    ...(file ? [fileOutcome(walk.fileLines)] : []),
    ...(call ? [call.outcome()] : []),
  ];
  return { outcomes, head: newest };
}

const sizeOf = ({ head }: ReadHead): number => head?.size ?? 0;

/** An older head that the log has lost is no log that has not begun. */
function nothingPublished(olderHead: SignedHead | undefined): Outcome {
  return olderHead ? faultyOutcome(texts.older, texts.noHead) : soundOutcome(texts.history, texts.noHead);
}

function judgeKeys(keys: readonly LogKey[]): Outcome {
  return keys.every(({ keyId, publicKey }) => keyIdOf(publicKey) === keyId)
    ? soundOutcome(texts.keys, texts.keysHeld(keys.length))
    : faultyOutcome(texts.keys, texts.keysBroken);
}

/** Newest first. */
async function allHeads(source: LogSource): Promise<readonly SignedHead[]> {
  const heads: SignedHead[] = [];
  for (let before: string | undefined; ;) {
    const page = await source.heads(before);
    heads.push(...page);
    const lastDay = readableHeads(page.slice(-1))[0]?.head?.day;
    if (lastDay === undefined || lastDay === before) return heads;
    before = lastDay;
  }
}
