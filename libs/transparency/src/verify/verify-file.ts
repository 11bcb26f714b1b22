import { checkSignature } from '../log/check-signature.ts';
import { fileFingerprintOf } from '../log/file-fingerprint.ts';
import { readLine } from '../log/public-line.ts';
import { readHead } from '../log/signed-head.ts';
import { bytesOfHex, bytesOfText } from '../tree/hexadecimal.ts';
import { leafHashOf } from '../tree/tree-hashes.ts';
import { isIncluded } from '../tree/verify-proofs.ts';
import { fileOutcome } from './file-sums.ts';
import type { LogSource, ProvenLine } from './log-source.ts';
import { faultyOutcome, soundOutcome, uncheckedOutcome } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { dayText, texts } from './outcome.text.ts';

/** What a person holds of a file, as it was typed. */
export interface OwnFile {
  readonly fileNumber: string;
  readonly receiptCode: string;
}

/**
 * Whether the newest head holds the lines of a file, by the proof of each: the log itself is not downloaded.
 * Rejects where the log is not to be had.
 */
export async function verifyFile(source: LogSource, { fileNumber, receiptCode }: OwnFile): Promise<readonly Outcome[]> {
  const fingerprint = fileFingerprintOf(fileNumber, receiptCode);
  const [keys, { head: signedHead, lines }] = await Promise.all([source.keys(), source.fileLines(fingerprint)]);
  const head = readHead(signedHead.text);
  if (head === undefined) return [faultyOutcome(texts.signatures, texts.olderUnread)];
  const signature = await checkSignature(signedHead, keys);
  const outcomes = {
    valid: soundOutcome(texts.signatures, texts.signaturesHeld(1)),
    invalid: faultyOutcome(texts.signatures, texts.signatureBroken(dayText(head.day))),
    unavailable: uncheckedOutcome(texts.signatures, texts.signaturesUnchecked),
  };
  const isProven = lines.every((line) => isOfFile(line, fingerprint) && isProvenIn(head, line));
  const own = isProven ? fileOutcome(lines.map(({ text }) => text)) : faultyOutcome(texts.file, texts.fileUnproven);
  return [outcomes[signature], own];
}

const isOfFile = ({ text }: ProvenLine, fingerprint: string): boolean => readLine(text)?.fingerprint === fingerprint;

function isProvenIn({ size, root }: { size: number; root: string }, { index, text, proof }: ProvenLine): boolean {
  const hashes = proof.map(bytesOfHex).filter((hash) => hash !== undefined);
  return isIncluded({
    leafHash: leafHashOf(bytesOfText(text)),
    index,
    size,
    proof: hashes,
    root: bytesOfHex(root) ?? new Uint8Array(),
  });
}
