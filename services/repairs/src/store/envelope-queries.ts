import { envelopeStageOf, repairStatusCodes } from '@alveole/domain';
import { filterOf, trusted } from '@alveole/persistence';
import type { Plain } from '@alveole/persistence';
import type { FileEnvelopes } from '../record/file-envelopes.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { toRecord } from './repair-mapping.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

const counted = repairStatusCodes.filter((status) => envelopeStageOf(status) !== 'none');
const atOnce = 100;
const manyAtOnce = 1000;
const whole = { outbox: 0, searchTokens: 0 } as const;

/** What accounts of envelopes ask of the files. */
export function createEnvelopeQueries(model: RepairModel) {
  const awaiting = (funderId: string) =>
    filterOf<RepairDocument>({ awaitsEnvelope: true, 'envelopes.wait.funderId': funderId });
  return {
    /** Whether a file waits for the envelope of a funder. */
    isAwaited: async (funderId: string): Promise<boolean> => (await model.exists(awaiting(funderId))) !== null,
    countAwaiting: (funderId: string): Promise<number> => model.countDocuments(awaiting(funderId)),
    /** The file that has waited longest for the envelope of a funder. */
    async firstAwaiting(funderId: string): Promise<RepairRecord | undefined> {
      const document = await model
        .findOne(awaiting(funderId), whole)
        .sort({ 'envelopes.wait.since': 1, _id: 1 })
        .lean<Plain<RepairDocument>>();
      return document === null ? undefined : toRecord(document);
    },
    /** What every file takes of envelopes, some files at a time; of files that take nothing, nothing. */
    async *eachEnvelopes(): AsyncGenerator<readonly FileEnvelopes[]> {
      for (let last = '', there = manyAtOnce; there === manyAtOnce;) {
        const after = filterOf<RepairDocument>({ _id: trusted({ $gt: last }), envelopes: trusted({ $exists: true }) });
        const documents = await model
          .find(after, { envelopes: 1 })
          .sort({ _id: 1 })
          .limit(manyAtOnce)
          .lean<Pick<RepairDocument, '_id' | 'envelopes'>[]>();
        there = documents.length;
        last = documents.at(-1)?._id ?? last;
        yield documents.flatMap(({ envelopes }) => envelopes ?? []);
      }
    },
    /** Every file with something to count, or that was counted before it was given up, some at a time. */
    async *eachCounted(): AsyncGenerator<readonly RepairRecord[]> {
      const either = [{ status: trusted({ $in: counted }) }, { envelopes: trusted({ $exists: true }) }];
      for (let last = '', there = atOnce; there === atOnce;) {
        const after = filterOf<RepairDocument>({ _id: trusted({ $gt: last }), $or: either });
        const documents = await model.find(after, whole).sort({ _id: 1 }).limit(atOnce).lean<Plain<RepairDocument>[]>();
        there = documents.length;
        last = documents.at(-1)?._id ?? last;
        yield documents.map(toRecord);
      }
    },
  };
}
