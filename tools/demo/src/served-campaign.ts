import { campaignOfDay, campaignRoutes } from '@alveole/contracts/campaign';
import { calendarDay, keepTimeIn, timeZoneOf } from '@alveole/domain';
import type { DemoApi } from './api.ts';

/**
 * Who pays in the campaign that the instance serves, in a French line; the days of the walk are counted as it counts them.
 * @param id of the campaign that it has to serve; any, where undefined
 * @throws Error with how to start one that serves this campaign
 */
export async function requireServedCampaign(api: Pick<DemoApi, 'call'>, id: string | undefined): Promise<string> {
  const answer = await api.call(campaignRoutes.listCampaigns, {});
  const first = answer.find(({ holds_from }) => holds_from === undefined);
  if (first) keepTimeIn(timeZoneOf(first.campaign));
  const served = campaignOfDay(answer, calendarDay(new Date()));
  if (served === undefined || (id !== undefined && served.id !== id))
    throw new Error(
      `Cette installation sert la campagne « ${served?.id ?? ''} » : démarrez-en une par CAMPAIGN=${id ?? 'open-ended'} npm start.`,
    );
  const { name: campaignName, funders = [] } = served;
  if (funders.length === 0) return `Campagne « ${campaignName} », dont le programme paie seul les aides.`;
  return `Campagne « ${campaignName} », payée par ${funders.map(({ name }) => name).join(', ')}.`;
}

/** Whom the campaign of today names as those who pay it; none where the programme pays alone. */
export async function servedFunders(api: Pick<DemoApi, 'call'>) {
  const served = campaignOfDay(await api.call(campaignRoutes.listCampaigns, {}), calendarDay(new Date()));
  return served?.funders ?? [];
}
