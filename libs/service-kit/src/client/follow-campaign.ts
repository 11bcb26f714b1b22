import { setTimeout as pause } from 'node:timers/promises';
import { campaignWithSupplementsOn, calendarDay } from '@alveole/domain';
import type { Campaign, PublishedCampaign } from '@alveole/domain';
import { startRounds } from '../work/start-rounds.ts';
import type { RoundsOptions } from '../work/start-rounds.ts';

/** The versions, by the ids of their campaigns, by which a file was reckoned: later ones, and other campaigns, do not rule it. */
export type BoundVersions = ReadonlyMap<string, number>;

/** The campaign of an installation, whose published versions a process follows. */
export interface FollowedCampaign {
  /** The version that rules what happens today. */
  current(): Campaign;
  /** The version that rules the repairs of a day, with the campaigns that add to it. */
  on(day: string, bound?: BoundVersions): Campaign;
  /** Every version, the installation's own first. */
  all(): readonly Campaign[];
  /** Reads the published versions now. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

export interface FollowingOptions extends Pick<RoundsOptions, 'logger'> {
  /** That of the installation's folder, which rules until a version is published. */
  readonly own: Campaign;
  /** Of the campaigns that add to it too, each from `beginning` with that of its folder, in the order in which they add. */
  readonly read: () => Promise<readonly PublishedCampaign[]>;
  readonly now: () => Date;
}

/** Services and pages follow a published version within a minute. */
const everyMs = 15_000;

/** Processes of one installation start together: whoever keeps the versions may answer a moment later. */
const firstTries = 20;
const firstPauseMs = 500;

/**
 * Keeps the published versions in memory and reads them again every fifteen seconds; what was read last stays where reading
 * fails. At the start reading is tried for ten seconds before the log tells a failure.
 */
export function followCampaign({ own, read, now, logger }: FollowingOptions): FollowedCampaign {
  let published: readonly PublishedCampaign[] = [];
  let isRead = false;
  /** By day and bound versions: rules are read once of a campaign that stays the same value. */
  const campaignsByDay = new Map<string, Campaign>();
  const refresh = async () => {
    published = await read();
    campaignsByDay.clear();
    isRead = true;
  };
  const ending = new AbortController();
  const round = async () => {
    for (let attempt = 1; !isRead && attempt < firstTries && !ending.signal.aborted; attempt += 1) {
      await refresh().catch(() => undefined);
      if (isRead) return;
      await pause(firstPauseMs, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    }
    if (!ending.signal.aborted) await refresh();
  };
  const rounds = startRounds(round, {
    everyMs,
    logger,
    failure: 'the versions of the campaign were not read; tried again soon',
  });
  const on = (day: string, bound?: BoundVersions) => {
    const key = bound === undefined ? day : JSON.stringify([day, ...bound]);
    const isRuling = ({ campaign: { id, version } }: PublishedCampaign) =>
      bound === undefined || version <= (bound.get(id) ?? 0);
    const campaign = campaignsByDay.get(key) ?? campaignWithSupplementsOn(own, published.filter(isRuling), day);
    campaignsByDay.set(key, campaign);
    return campaign;
  };
  return {
    on,
    current: () => on(calendarDay(now())),
    all: () => [own, ...published.map(({ campaign }) => campaign)],
    refresh,
    async stop() {
      ending.abort();
      await rounds.stop();
    },
  };
}
