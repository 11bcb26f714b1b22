import { timeZoneOf } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { campaignFiles } from './parts/campaign-parts.ts';
import type { CampaignFault } from './yaml/campaign-fault.ts';
import type { YamlFile } from './yaml/read-yaml.ts';

interface LastingValue {
  /** Its place in `campaign.yaml`. */
  readonly place: 'fuseau horaire';
  readonly valueOf: (campaign: Campaign) => string | undefined;
  /** Why it stays, in French. */
  readonly reason: string;
}

/** What statistics and public accounts were counted by: another value would tell the past otherwise. */
const lastingValues: readonly LastingValue[] = [
  {
    place: 'fuseau horaire',
    valueOf: timeZoneOf,
    reason: 'les jours déjà comptés sont les siens',
  },
];

/** The values of a version that differ from the version before although they last. */
export function lastingFaults(
  campaign: Campaign,
  former: Campaign | undefined,
  yaml: YamlFile,
): readonly CampaignFault[] {
  if (former === undefined) return [];
  return lastingValues
    .filter(({ valueOf }) => valueOf(campaign) !== valueOf(former))
    .map(({ place, valueOf, reason }) => ({
      file: campaignFiles.campaign,
      line: yaml.lineOf([place]),
      sentence: `« ${place} » reste ${valueOf(former) ?? 'absent'} d’une version à l’autre\u00a0: ${reason}.`,
    }));
}
