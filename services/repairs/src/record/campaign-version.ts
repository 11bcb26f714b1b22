import type { Campaign, CampaignVersionState } from '@alveole/domain';

/** The three files of a campaign, as they are written. */
export interface CampaignFiles {
  readonly campaign: string;
  readonly rules: string;
  readonly examples: string;
}

/** A campaign as a folder of the installation holds it, with its files. */
export interface OwnCampaign {
  readonly campaign: Campaign;
  readonly files: CampaignFiles;
}

/** The installation's first campaign, then those that add to its premiums, in their order. */
export type OwnCampaigns = readonly [OwnCampaign, ...OwnCampaign[]];

/** Who did something to a version. */
export interface VersionAuthor {
  readonly userId: string;
  readonly userName: string;
  readonly at: Date;
}

/** A version that an administrator proposed; its files and what they read as never change. */
export interface CampaignVersion {
  readonly id: string;
  readonly campaignId: string;
  readonly version: number;
  readonly state: CampaignVersionState;
  /** First day of the repairs that it rules. */
  readonly holdsFrom: string;
  readonly reason: string;
  readonly files: CampaignFiles;
  /** What the files read as when they were checked. */
  readonly campaign: Campaign;
  /** Those of the version that ruled on the day before it would hold. */
  readonly formerFiles: CampaignFiles;
  readonly proposedBy: VersionAuthor;
  /** Who published or withdrew it. */
  readonly settledBy?: VersionAuthor | undefined;
  readonly rowHash: string;
}
