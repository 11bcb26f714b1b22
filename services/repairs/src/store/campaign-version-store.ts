import type { PublishedCampaign } from '@alveole/domain';
import {
  defineSchema,
  findPlain,
  insertVersioned,
  isDuplicateKey,
  versioned,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { Database, Versioned } from '@alveole/persistence';
import { Schema } from 'mongoose';
import type { CampaignVersion } from '../record/campaign-version.ts';

interface VersionDocument extends Versioned, Omit<CampaignVersion, 'id' | 'rowHash' | 'campaign'> {
  /** As JSON: names of rules hold dots, which a document's keys should not. */
  readonly campaignText: string;
}

const required = <Type>(type: Type) => ({ type, required: true });

const schema = versioned(
  defineSchema<VersionDocument>(
    {
      campaignId: required(String),
      version: required(Number),
      state: required(String),
      holdsFrom: required(String),
      reason: required(String),
      files: required(Schema.Types.Mixed),
      campaignText: required(String),
      formerFiles: required(Schema.Types.Mixed),
      proposedBy: required(Schema.Types.Mixed),
      settledBy: Schema.Types.Mixed,
    },
    [{ name: 'campaign_version', fields: { campaignId: 1, version: 1 }, unique: true }],
  ),
);

export type CampaignVersionStore = ReturnType<typeof createCampaignVersionStore>;

/** Every version of the installation's campaigns that was proposed: a few in the life of a programme. */
export function createCampaignVersionStore(database: Database) {
  const model = database.model<VersionDocument>('campaign_versions', schema);
  return {
    /** Newest first, the campaigns mixed. */
    async all(): Promise<CampaignVersion[]> {
      return (await model.find().sort({ version: -1 }).lean<VersionDocument[]>()).map(toVersion);
    },
    async published(): Promise<PublishedCampaign[]> {
      const documents = await model.find({ state: 'published' }).sort({ version: 1 }).lean<VersionDocument[]>();
      return documents.map(toVersion).map(({ holdsFrom, campaign }) => ({ holdsFrom, campaign }));
    },
    async byId(id: string): Promise<CampaignVersion | undefined> {
      const document = await findPlain(model, id);
      return document && toVersion(document as VersionDocument);
    },
    /** Undefined when its id or its number is taken. */
    async add({ id, campaign, ...version }: Omit<CampaignVersion, 'rowHash'>): Promise<CampaignVersion | undefined> {
      try {
        const fields = { _id: id, campaignText: JSON.stringify(campaign), ...version };
        return toVersion((await insertVersioned(model, fields)) as VersionDocument);
      } catch (error) {
        if (isDuplicateKey(error, '_id_') || isDuplicateKey(error, 'campaign_version')) return undefined;
        throw error;
      }
    },
    /** Undefined when it is no longer the one that was read. */
    async settle(
      { id, rowHash }: Pick<CampaignVersion, 'id' | 'rowHash'>,
      settled: Pick<CampaignVersion, 'state' | 'settledBy'>,
    ): Promise<CampaignVersion | undefined> {
      const outcome = await writeIfUnchanged(model, { _id: id, rowHash }, { $set: settled });
      return outcome.ok ? toVersion(outcome.doc as VersionDocument) : undefined;
    },
  };
}

function toVersion({ _id: id, campaignText, ...version }: VersionDocument): CampaignVersion {
  const { campaignId, state, holdsFrom, reason, files, formerFiles, proposedBy, settledBy, rowHash } = version;
  return {
    id,
    campaignId,
    version: version.version,
    state,
    holdsFrom,
    reason,
    files,
    campaign: JSON.parse(campaignText) as CampaignVersion['campaign'],
    formerFiles,
    proposedBy,
    settledBy,
    rowHash,
  };
}
