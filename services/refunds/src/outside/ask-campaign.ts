import { campaignOfDay, campaignRoutes } from '@alveole/contracts/campaign';
import { calendarDay } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { ServiceClient } from '@alveole/service-kit';

/** The campaign of an installation, with every version that it ever had. */
export interface KnownCampaign {
  /** The version that rules today, with the campaigns that add to it. */
  readonly current: Campaign;
  /** Of all campaigns, oldest first. */
  readonly versions: readonly Campaign[];
  /** The version that ruled, rules or will rule on a day. @param day YYYY-MM-DD */
  ruling(day: string): Campaign;
}

/** While repairs cannot answer, what was read last stands; rejects where nothing was. */
export type AskCampaign = () => Promise<KnownCampaign>;

/** What was read is answered again this long. Milliseconds. */
const rememberedMs = 30_000;

export function askCampaignAt(repairs: ServiceClient, now: () => Date): AskCampaign {
  let remembered: { readonly until: number; readonly answer: Promise<KnownCampaign> } | undefined;
  let lastKnown: KnownCampaign | undefined;
  const read = async (): Promise<KnownCampaign> => {
    const answer = await repairs.call(campaignRoutes.listCampaigns, {});
    const versions = answer.map(({ campaign }) => campaign);
    const current = campaignOfDay(answer, calendarDay(now()));
    if (current === undefined) throw new Error('repairs tells no campaign');
    lastKnown = { current, versions, ruling: (day) => campaignOfDay(answer, day) ?? current };
    return lastKnown;
  };
  return () => {
    const instant = now().getTime();
    if (remembered === undefined || remembered.until < instant) {
      const answer = read().catch((error: unknown) => {
        remembered = undefined;
        if (lastKnown) return lastKnown;
        throw error;
      });
      remembered = { until: instant + rememberedMs, answer };
    }
    return remembered.answer;
  };
}
