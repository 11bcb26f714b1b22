import type { LogKey, SignedHead } from '../log/signed-head.ts';

/** Some lines of the log, in its order, from the index that was asked for. */
export type LinePage = readonly string[];

/** A line of a file with what proves that the head holds it. */
export interface ProvenLine {
  readonly index: number;
  readonly text: string;
  /** Hexadecimal, the hashes of `inclusionRanges`. */
  readonly proof: readonly string[];
}

/** Where a verifier reads a log. Each call rejects where the log is not to be had or is not readable. */
export interface LogSource {
  keys(): Promise<readonly LogKey[]>;
  /** Newest first; those before a day, or the newest ones. Empty once there are no more. */
  heads(beforeDay: string | undefined): Promise<readonly SignedHead[]>;
  lines(from: number): Promise<LinePage>;
  /** What the newest head holds of a file. */
  fileLines(fingerprint: string): Promise<{ readonly head: SignedHead; readonly lines: readonly ProvenLine[] }>;
}
