import { campaignFiles, checkCampaignInTurns, lineInCampaign } from '@alveole/campaigns';
import type { CheckedCampaign } from '@alveole/campaigns';
import { parisDay } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { CampaignFiles, CampaignVersion } from '../record/campaign-version.ts';
import { envelopeDoubts } from './envelope-doubts.ts';
import { boundFaults } from './room-for-bound.ts';
import type { BoundPorts } from './room-for-bound.ts';

type CheckPorts = BoundPorts & Pick<RepairsPorts, 'campaignVersions' | 'now' | 'ownCampaign'>;

/** What is wrong with the files of a campaign as its next version, and what is most likely not meant. */
export async function checkCampaign(ports: CheckPorts, files: CampaignFiles): Promise<CheckedCampaign> {
  const versions = await ports.campaignVersions.all();
  const former = formerCampaign(ports, versions);
  const nextVersion = lastVersionOf(ports, versions) + 1;
  const checked = await checkCampaignInTurns(files, ports.ownCampaign.campaign.id, {
    today: parisDay(ports.now()),
    nextVersion,
    former,
  });
  const { campaign } = checked;
  if (campaign === undefined) return checked;
  const faults = (await boundFaults(ports, campaign)).map(({ path = [], sentence }) => ({
    file: campaignFiles.campaign,
    line: lineInCampaign(files.campaign, path),
    sentence,
  }));
  if (faults.length > 0) return { faults, doubts: checked.doubts };
  const doubts = await envelopeDoubts(ports, { campaign, former, text: files.campaign });
  return { ...checked, doubts: [...checked.doubts, ...doubts] };
}

/** The campaign whose files the next version changes: the newest that was published, or the installation's own. */
export function formerCampaign(
  { ownCampaign }: Pick<CheckPorts, 'ownCampaign'>,
  versions: readonly CampaignVersion[],
): Campaign {
  const publishedVersions = versions.filter(({ state }) => state === 'published');
  const newest = Math.max(...publishedVersions.map(({ version }) => version));
  return publishedVersions.find(({ version }) => version === newest)?.campaign ?? ownCampaign.campaign;
}

/** The highest number that was used so far, by versions that were withdrawn too. */
export function lastVersionOf(
  { ownCampaign }: Pick<CheckPorts, 'ownCampaign'>,
  versions: readonly CampaignVersion[],
): number {
  return Math.max(ownCampaign.campaign.version, ...versions.map(({ version }) => version));
}
