import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supplementFaults } from '@alveole/domain';
import type { Campaign, SupplementFault } from '@alveole/domain';
import { campaignFiles } from './parts/campaign-parts.ts';
import { readCampaign } from './read-campaign.ts';
import type { CampaignTexts } from './read-campaign.ts';
import { faultText } from './yaml/campaign-fault.ts';
import { readYaml } from './yaml/read-yaml.ts';

/** The names of the campaigns of a folder, in the order of the alphabet. */
export function campaignIds(campaignsDir: string): readonly string[] {
  return readdirSync(campaignsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The three files of a campaign's folder as they are written. */
export function campaignTexts(folder: string): CampaignTexts {
  const textOf = (file: string): string | undefined => {
    try {
      return readFileSync(join(folder, file), 'utf8');
    } catch {
      return undefined;
    }
  };
  return {
    campaign: textOf(campaignFiles.campaign),
    rules: textOf(campaignFiles.rules),
    examples: textOf(campaignFiles.examples),
  };
}

/**
 * The campaign of this name.
 * @throws Error that names every fault with its file and line, and the names that there are when there is none of this one
 */
export function requireCampaign(campaignsDir: string, id: string): Campaign {
  const ids = campaignIds(campaignsDir);
  if (!ids.includes(id)) throw new Error(`no campaign « ${id} » in ${campaignsDir} (${ids.join(', ')})`);
  const folder = join(campaignsDir, id);
  const read = readCampaign(campaignTexts(folder), id);
  if ('campaign' in read) return read.campaign;
  throw new Error(read.faults.map((fault) => faultText(folder, fault)).join('\n'));
}

/**
 * A campaign and those that add to its premiums, in their order.
 * @throws Error that names every fault with its file and line, and why they cannot rule files together
 */
export function requireCampaigns(
  campaignsDir: string,
  id: string,
  supplements: readonly string[],
): readonly [Campaign, ...Campaign[]] {
  const first = requireCampaign(campaignsDir, id);
  const campaigns = [first, ...supplements.map((name) => requireCampaign(campaignsDir, name))] as const;
  const faults = supplementFaults(campaigns);
  if (faults.length === 0) return campaigns;
  throw new Error(faults.map((fault) => supplementFaultText(campaignsDir, fault)).join('\n'));
}

function supplementFaultText(campaignsDir: string, { campaignId, path, sentence }: SupplementFault): string {
  const folder = join(campaignsDir, campaignId);
  const file = campaignFiles.campaign;
  const yaml = readYaml(file, campaignTexts(folder).campaign ?? '');
  return faultText(folder, { file, line: 'lineOf' in yaml ? yaml.lineOf(path) : 1, sentence });
}
