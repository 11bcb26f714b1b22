import type { EnvelopeEntry } from '@alveole/domain';

/** A file that waits until the envelope of a funder holds its share. */
export interface EnvelopeWait {
  readonly funderId: string;
  readonly since: Date;
}

/** What a file takes of the envelopes of its funders; written with the file, so that it is what their accounts must add up to. */
export interface FileEnvelopes {
  readonly entries: readonly EnvelopeEntry[];
  /** The last changes of envelopes that were written with the file, by which one that a dead process left is known. */
  readonly changeIds: readonly string[];
  /** Events and batches whose payments are counted. */
  readonly paymentIds: readonly string[];
  readonly wait?: EnvelopeWait | undefined;
}

/** What an operation on envelopes sets on a file. */
export interface EnvelopeMarks {
  readonly envelopes: FileEnvelopes;
  readonly awaitsEnvelope: boolean;
}

/** More than a file has under way between a crash and the next round. */
const rememberedIds = 20;

export const noEnvelopes: FileEnvelopes = { entries: [], changeIds: [], paymentIds: [] };

/** The last ids with a new one. */
export function withId(ids: readonly string[], id: string): readonly string[] {
  return [...ids, id].slice(-rememberedIds);
}
