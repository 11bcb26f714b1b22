import { defineSchema, filterOf, isDuplicateKey, trusted } from '@alveole/persistence';
import type { Conditions, Database } from '@alveole/persistence';
import { Schema } from 'mongoose';
import type { CampaignReplay } from '../record/campaign-replay.ts';

interface ReplayDocument extends Omit<CampaignReplay, 'id' | 'former' | 'next' | 'tally'> {
  readonly _id: string;
  /** As JSON: names of rules hold dots, which a document's keys should not. */
  readonly sidesText: string;
  readonly tallyText: string;
  /** While it runs: unique, so that one runs at a time. */
  readonly place?: string;
  /** Until then one process works on it; whoever takes it then names itself. */
  readonly leaseUntil: Date;
  readonly leaseBy: string;
}

const required = <Type>(type: Type) => ({ type, required: true });
const onePlace = 'running';
const free = new Date(0);
const listed = 20;

const schema = defineSchema<ReplayDocument>(
  {
    state: required(String),
    sidesText: required(String),
    tallyText: required(String),
    author: required(Schema.Types.Mixed),
    openedFrom: String,
    openedTo: String,
    createdAt: required(Date),
    endedAt: Date,
    total: required(Number),
    read: required(Number),
    behind: String,
    place: String,
    leaseUntil: required(Date),
    leaseBy: required(String),
  },
  [
    { name: 'newest', fields: { createdAt: -1, _id: -1 } },
    { name: 'place', fields: { place: 1 }, unique: true, partialFilterExpression: { place: { $exists: true } } },
  ],
);

export type CampaignReplayStore = ReturnType<typeof createCampaignReplayStore>;

/** Replays of campaigns. A process works on one while it holds its lease; sums and place are one write, so that no file counts twice. */
export function createCampaignReplayStore(database: Database) {
  const model = database.model<ReplayDocument>('campaign_replays', schema);
  const changed = async (conditions: Conditions<ReplayDocument>, update: object) => {
    const document = await model
      .findOneAndUpdate(filterOf<ReplayDocument>(conditions), update, { returnDocument: 'after' })
      .lean<ReplayDocument>();
    return document ? toReplay(document) : undefined;
  };
  return {
    /** `another` while one runs; the one that is there where its id is known. */
    async open(replay: CampaignReplay): Promise<CampaignReplay | 'another'> {
      const { id, former, next, tally, ...fields } = replay;
      const texts = { sidesText: JSON.stringify({ former, next }), tallyText: JSON.stringify(tally) };
      try {
        await model.create([{ _id: id, ...fields, ...texts, place: onePlace, leaseUntil: free, leaseBy: 'nobody' }]);
        return replay;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return (await this.byId(id)) ?? 'another';
      }
    },
    async byId(id: string): Promise<CampaignReplay | undefined> {
      const document = await model.findById(id).lean<ReplayDocument>();
      return document ? toReplay(document) : undefined;
    },
    async newest(): Promise<CampaignReplay[]> {
      const documents = await model.find().sort({ createdAt: -1, _id: -1 }).limit(listed).lean<ReplayDocument[]>();
      return documents.map(toReplay);
    },
    /** The replay that runs, when nobody works on it. */
    claim: (by: string, now: Date, until: Date) =>
      changed({ place: onePlace, leaseUntil: trusted({ $lt: now }) }, { $set: { leaseBy: by, leaseUntil: until } }),
    /** Notes what was found so far; undefined once it was stopped or is another's. */
    note: (
      id: string,
      by: string,
      { tally, read, behind }: Pick<CampaignReplay, 'tally' | 'read' | 'behind'>,
      until: Date,
    ) =>
      changed(
        { _id: id, state: 'running', leaseBy: by },
        { $set: { tallyText: JSON.stringify(tally), read, behind, leaseUntil: until } },
      ),
    /** Gives a replay back, for another process to go on with. */
    release: async (id: string, by: string): Promise<void> => {
      await model.updateOne({ _id: id, leaseBy: by }, { $set: { leaseUntil: free } });
    },
    /** Ends a replay that runs; undefined when it had ended. */
    end: (id: string, state: 'done' | 'stopped', endedAt: Date) =>
      changed({ _id: id, state: 'running' }, { $set: { state, endedAt }, $unset: { place: 1 } }),
  };
}

function toReplay({ _id: id, sidesText, tallyText, ...document }: ReplayDocument): CampaignReplay {
  const { state, author, openedFrom, openedTo, createdAt, endedAt, total, read, behind } = document;
  const { former, next } = JSON.parse(sidesText) as Pick<CampaignReplay, 'former' | 'next'>;
  const tally = JSON.parse(tallyText) as CampaignReplay['tally'];
  return { id, state, former, next, author, openedFrom, openedTo, createdAt, endedAt, total, read, behind, tally };
}
