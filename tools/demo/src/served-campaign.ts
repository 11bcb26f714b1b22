import { campaignOfDay, campaignRoutes } from '@alveole/contracts/campaign';
import { calendarDay, fundersOf, keepTimeIn, timeZoneOf } from '@alveole/domain';
import type { DemoApi } from './api.ts';

/**
 * Who pays in the campaign that the instance serves, in a French line; the days of the walk are counted as it counts them.
 * @throws Error with how to start one that serves this campaign
 */
export async function requireServedCampaign(api: Pick<DemoApi, 'call'>, id: string): Promise<string> {
  const answer = await api.call(campaignRoutes.listCampaigns, {});
  const first = answer.find(({ holds_from }) => holds_from === undefined);
  if (first) keepTimeIn(timeZoneOf(first.campaign));
  const served = campaignOfDay(answer, calendarDay(new Date()));
  if (served?.id !== id)
    throw new Error(
      `Cette installation sert la campagne « ${served?.id ?? ''} » : démarrez-en une par CAMPAIGN=${id} npm start.`,
    );
  return `Campagne « ${served.name} », payée par ${fundersOf(served)
    .map(({ name }) => name)
    .join(', ')}.`;
}

/** Whom the campaign of today names as those who pay it; none where the programme pays alone. */
export async function servedFunders(api: Pick<DemoApi, 'call'>) {
  const served = campaignOfDay(await api.call(campaignRoutes.listCampaigns, {}), calendarDay(new Date()));
  return served?.funders ?? [];
}
