import type { Campaign } from '@alveole/domain';
import { campaignOn } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { CampaignFiles, CampaignVersion, OwnCampaign } from '../record/campaign-version.ts';

/** What one campaign of the installation was so far. */
export interface CampaignPast {
  /** As its folder holds it. */
  readonly own: OwnCampaign;
  /** Every version of it that was proposed, newest first. */
  readonly versions: readonly CampaignVersion[];
}

type PastPorts = Pick<RepairsPorts, 'campaignVersions' | 'ownCampaigns'>;

/** What the campaigns of the installation were so far: the first, then those that add to it. */
export async function campaignPasts({ campaignVersions, ownCampaigns }: PastPorts): Promise<readonly CampaignPast[]> {
  const all = await campaignVersions.all();
  return ownCampaigns.map((own) => ({
    own,
    versions: all.filter(({ campaignId }) => campaignId === own.campaign.id),
  }));
}

/** The past of the campaign that files name; of the first where they name none of the installation's. */
export function pastOfFiles(pasts: readonly CampaignPast[], { campaign }: CampaignFiles): CampaignPast {
  const named = /^identifiant:\s*['"]?([a-z0-9-]+)/m.exec(campaign)?.[1];
  return pastOf(pasts, named ?? '');
}

/** The past of a campaign; of the first where the installation has none of this name. */
export function pastOf(pasts: readonly CampaignPast[], campaignId: string): CampaignPast {
  const past = pasts.find(({ own }) => own.campaign.id === campaignId) ?? pasts[0];
  if (past === undefined) throw new Error('An installation has a campaign.');
  return past;
}

/** The campaign whose files the next version changes: the newest that was published, or the one of its folder. */
export function formerCampaign({ own, versions }: CampaignPast): Campaign {
  return versions.find(({ state }) => state === 'published')?.campaign ?? own.campaign;
}

/** The highest number that was used so far, by versions that were withdrawn too. */
export function lastVersionOf({ own, versions }: CampaignPast): number {
  return Math.max(own.campaign.version, ...versions.map(({ version }) => version));
}

/** The files of the version that would rule on this day without a new one. */
export function filesOn({ own, versions }: CampaignPast, day: string): CampaignFiles {
  const published = versions.filter(({ state }) => state === 'published');
  const { version } = campaignOn(own.campaign, published, day);
  return published.find((other) => other.version === version)?.files ?? own.files;
}

/** The id under which the campaign of a folder is listed: `own` for the first, `own-ville` for one that adds to it. */
export function ownVersionIdOf(
  { ownCampaigns }: Pick<RepairsPorts, 'ownCampaigns'>,
  { campaign }: OwnCampaign,
): string {
  return campaign.id === ownCampaigns[0].campaign.id ? 'own' : `own-${campaign.id}`;
}

/** The campaign of a folder that is listed under this id. */
export function ownVersionOf(ports: Pick<RepairsPorts, 'ownCampaigns'>, versionId: string): OwnCampaign | undefined {
  return ports.ownCampaigns.find((own) => ownVersionIdOf(ports, own) === versionId);
}
