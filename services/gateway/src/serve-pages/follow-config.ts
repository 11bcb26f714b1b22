import type { PublicConfig } from '@alveole/contracts';
import { campaignRoutes, campaignsOf } from '@alveole/contracts/campaign';
import type { Campaign, Programme, PublishedCampaign } from '@alveole/domain';
import { followCampaign } from '@alveole/service-kit';
import type { Logger } from '@alveole/service-kit';

/** What pages may know, with the version of the campaign that rules today. */
export interface FollowedConfig {
  readonly config: PublicConfig;
  stop(): Promise<void>;
}

export interface FollowingParts {
  /** Origin of the service that keeps the versions. */
  readonly repairsUrl: string;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** For one try; pages go on with what was read last. */
const longestCallMs = 5000;

/** Follows the published versions of the campaign, so that pages show the figures of the day without a restart. */
export function followConfig(publicConfig: PublicConfig, { repairsUrl, logger, now }: FollowingParts): FollowedConfig {
  const { current, stop } = followCampaign({
    own: publicConfig.campaign,
    read: () => publishedAt(repairsUrl),
    now,
    logger,
  });
  const config = {
    ...publicConfig,
    get campaign() {
      return current();
    },
    get programme() {
      return programmeOf(publicConfig.programme, current());
    },
  };
  return { config, stop };
}

/** Where an installation names no funders of its own, those of its campaign stand in the place of the demonstration's. */
function programmeOf({ fundersNote, ...programme }: Programme, { funders }: Campaign): Programme {
  if (fundersNote === undefined) return programme;
  return funders ? { ...programme, funders: funders.map(({ name }) => name) } : { ...programme, fundersNote };
}

async function publishedAt(repairsUrl: string): Promise<readonly PublishedCampaign[]> {
  const address = `${repairsUrl.replace(/\/$/, '')}/alveoleapi${campaignRoutes.listCampaigns.path}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(longestCallMs) });
  if (!response.ok) throw new Error(`the versions of the campaign: ${response.status}`);
  const answer = campaignRoutes.listCampaigns.responses[200].parse(await response.json());
  return campaignsOf(answer).published;
}
