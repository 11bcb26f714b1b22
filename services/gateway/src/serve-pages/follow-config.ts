import { requireFace } from '@alveole/campaigns';
import type { Face } from '@alveole/campaigns';
import type { PublicConfig } from '@alveole/contracts';
import { campaignRoutes, campaignsOf } from '@alveole/contracts/campaign';
import type { Campaign, Programme, PublishedCampaign } from '@alveole/domain';
import { followCampaign, followFiles } from '@alveole/service-kit';
import type { Logger } from '@alveole/service-kit';
import { programmeOf } from '../programme-settings.ts';
import type { ProgrammeSettings } from '../programme-settings.ts';

/** What pages may know, with the version of the campaign that rules today and the face of this minute. */
export interface FollowedConfig {
  readonly config: PublicConfig;
  /** Undefined where the installation was told of none. */
  currentFace(): Face | undefined;
  /** Reads the files of the face now. Throws what is wrong with them. */
  refreshFace(): void;
  stop(): Promise<void>;
}

/** Where the face of an installation stands. */
export interface FacePlace {
  readonly campaignsDir: string;
  /** Name of the campaign's folder. */
  readonly campaign: string;
  /** What the environment says in its place. */
  readonly programmeSettings: ProgrammeSettings;
  /** Texts of a demonstration are refused. */
  readonly ownTexts?: boolean;
}

export interface FollowingParts {
  /** Origin of the service that keeps the versions. */
  readonly repairsUrl: string;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly face?: FacePlace | undefined;
}

/** For one try; pages go on with what was read last. */
const longestCallMs = 5000;

/**
 * Follows the published versions of the campaign and the files of its face, so that pages show the figures of the day and
 * the look of the minute without a restart. Throws what is wrong with the face at the start.
 */
export function followConfig(
  publicConfig: PublicConfig,
  { repairsUrl, logger, now, face: place }: FollowingParts,
): FollowedConfig {
  // First, since it throws where the installation may not start.
  const face = place && followFace(place, logger);
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
      const programme = place ? programmeOf(place.programmeSettings, face?.current()) : publicConfig.programme;
      return withFunders(programme, current());
    },
  };
  return {
    config,
    currentFace: () => face?.current(),
    refreshFace: () => face?.refresh(),
    async stop() {
      await Promise.all([stop(), face?.stop()]);
    },
  };
}

function followFace({ campaignsDir, campaign, ownTexts = false }: FacePlace, logger: Logger) {
  return followFiles({
    read: () => requireFace(campaignsDir, campaign, { ownTexts }),
    logger,
    failure: 'the face of the campaign has a fault; pages go on with the one before',
  });
}

/** Where an installation names no funders of its own, those of its campaign stand in the place of the demonstration's. */
function withFunders({ fundersNote, ...programme }: Programme, { funders }: Campaign): Programme {
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
