import { campaignOfDay, campaignRoutes } from '@alveole/contracts/campaign';
import { fundersOf, parisDay } from '@alveole/domain';
import type { DemoApi } from './api.ts';

/**
 * Who pays in the campaign that the instance serves, in a French line.
 * @throws Error with how to start one that serves this campaign
 */
export async function requireServedCampaign(api: Pick<DemoApi, 'call'>, id: string): Promise<string> {
  const served = campaignOfDay(await api.call(campaignRoutes.listCampaigns, {}), parisDay(new Date()));
  if (served?.id !== id)
    throw new Error(
      `Cette installation sert la campagne « ${served?.id ?? ''} » : démarrez-en une par CAMPAIGN=${id} npm start.`,
    );
  return `Campagne « ${served.name} », payée par ${fundersOf(served)
    .map(({ name }) => name)
    .join(', ')}.`;
}
