import { campaignOn, parisDay } from '@alveole/domain';
import type { Campaign, PublishedCampaign } from '@alveole/domain';
import { startRounds } from '../work/start-rounds.ts';
import type { RoundsOptions } from '../work/start-rounds.ts';

/** The campaign of an installation, whose published versions a process follows. */
export interface FollowedCampaign {
  /** The version that rules what happens today. */
  current(): Campaign;
  /** The version that rules the repairs of a day of Europe/Paris. */
  on(day: string): Campaign;
  /** Reads the published versions now. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

export interface FollowingOptions extends Pick<RoundsOptions, 'logger'> {
  /** That of the installation's folder, which rules until a version is published. */
  readonly own: Campaign;
  readonly read: () => Promise<readonly PublishedCampaign[]>;
  readonly now: () => Date;
}

/** Services and pages follow a published version within a minute. */
const everyMs = 15_000;

/** Keeps the published versions in memory and reads them again every fifteen seconds; what was read last stays where reading fails. */
export function followCampaign({ own, read, now, logger }: FollowingOptions): FollowedCampaign {
  let published: readonly PublishedCampaign[] = [];
  const refresh = async () => {
    published = await read();
  };
  const rounds = startRounds(refresh, {
    everyMs,
    logger,
    failure: 'the versions of the campaign were not read; tried again soon',
  });
  const on = (day: string) => campaignOn(own, published, day);
  return { on, current: () => on(parisDay(now())), refresh, stop: () => rounds.stop() };
}
