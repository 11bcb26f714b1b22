import { timeZoneOf } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { campaignFiles } from './read-campaign.ts';
import type { CampaignFault } from './yaml/campaign-fault.ts';
import type { YamlFile } from './yaml/read-yaml.ts';

/** Days that are counted stay what they were: statistics, public accounts and batches stand by them. */
export function timeZoneFaults(
  campaign: Campaign,
  former: Campaign | undefined,
  yaml: YamlFile,
): readonly CampaignFault[] {
  const zone = former && timeZoneOf(former);
  if (zone === undefined || timeZoneOf(campaign) === zone) return [];
  const sentence = `« fuseau horaire » reste ${zone} d’une version à l’autre\u00a0: les jours déjà comptés sont les siens.`;
  return [{ file: campaignFiles.campaign, line: yaml.lineOf(['fuseau horaire']), sentence }];
}
