import { beginning, campaignWithSupplementsOn } from '@alveole/domain';
import type { Campaign, CampaignVersionState, PublishedCampaign } from '@alveole/domain';
import type { RouteInput, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type {
  listCampaigns,
  listCampaignVersions,
  proposeCampaign,
  publishCampaign,
  readCampaignVersion,
} from './routes.ts';

/** The three files of a campaign, as they are written. */
export interface CampaignFiles {
  readonly campaign: string;
  readonly rules: string;
  readonly examples: string;
}

/** Who did something to a version, and when (ISO). */
export interface VersionAct {
  readonly userId: string;
  readonly userName: string;
  readonly at: string;
}

export interface CampaignVersionView {
  readonly versionId: string;
  /** Of the campaign; an installation may serve one that adds to its first. */
  readonly campaignId: string;
  /** As this version calls its campaign. */
  readonly campaignName: string;
  readonly version: number;
  readonly state: CampaignVersionState;
  /** Absent of the installation's own. */
  readonly holdsFrom?: string;
  readonly reason: string;
  readonly isInForce: boolean;
  readonly proposedBy?: VersionAct;
  readonly settledBy?: VersionAct;
  readonly rowHash?: string;
}

/** A version with its files, and those that it was written over. */
export interface WholeCampaignVersion extends CampaignVersionView {
  readonly files: CampaignFiles;
  readonly formerFiles?: CampaignFiles;
  /** What to weigh before it is published. */
  readonly doubts: readonly CampaignDoubt[];
}

/** What is most likely not meant, on a line of a file, in French. */
export interface CampaignDoubt {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

/** A version as it is sent. */
export interface ProposedVersion {
  readonly versionId: string;
  readonly files: CampaignFiles;
  /** YYYY-MM-DD. */
  readonly holdsFrom: string;
  readonly reason: string;
}

/** The body that proposes a version. */
export function proposalBody({
  versionId,
  files,
  holdsFrom,
  reason,
}: ProposedVersion): RouteInput<typeof proposeCampaign>['body'] {
  return { version_id: versionId, files: { ...files }, holds_from: holdsFrom, reason };
}

/** The body that publishes or withdraws a version, as it was read. */
export function settlingBody({
  versionId,
  rowHash = '',
}: CampaignVersionView): RouteInput<typeof publishCampaign>['body'] {
  return { version_id: versionId, last_row_hash: rowHash };
}

type WireVersion = RouteResult<typeof listCampaignVersions>[number];

export function campaignVersionViewOf(version: WireVersion): CampaignVersionView {
  return withoutAbsent({
    versionId: version.version_id,
    campaignId: version.campaign_id,
    campaignName: version.campaign_name,
    version: version.version,
    state: version.state,
    holdsFrom: version.holds_from,
    reason: version.reason,
    isInForce: version.is_in_force,
    proposedBy: version.proposed_by && actOf(version.proposed_by),
    settledBy: version.settled_by && actOf(version.settled_by),
    rowHash: version.row_hash,
  });
}

export function wholeCampaignVersionOf(version: RouteResult<typeof readCampaignVersion>): WholeCampaignVersion {
  return withoutAbsent({
    ...campaignVersionViewOf(version),
    files: version.files,
    formerFiles: version.former_files,
    doubts: version.doubts,
  });
}

/**
 * The installation's own campaign, and the versions that were published since; a campaign that adds to it holds from the
 * beginning as its folder says it.
 */
export function campaignsOf(answer: RouteResult<typeof listCampaigns>): {
  readonly own: Campaign | undefined;
  readonly published: readonly PublishedCampaign[];
} {
  const own = answer.find(({ holds_from }) => holds_from === undefined)?.campaign;
  return {
    own,
    published: answer
      .filter(({ campaign }) => campaign !== own)
      .map(({ holds_from, campaign }) => ({ holdsFrom: holds_from ?? beginning, campaign })),
  };
}

/**
 * The campaign by which files of a day are reckoned, with those that add to it; undefined where nobody told one.
 * @param day YYYY-MM-DD, Europe/Paris
 */
export function campaignOfDay(answer: RouteResult<typeof listCampaigns>, day: string): Campaign | undefined {
  const { own, published } = campaignsOf(answer);
  return own && campaignWithSupplementsOn(own, published, day);
}

function actOf({ user_id, user_name, at }: NonNullable<WireVersion['proposed_by']>): VersionAct {
  return { userId: user_id, userName: user_name, at };
}
