import { campaignFiles, checkCampaignInTurns, lineInCampaign } from '@alveole/campaigns';
import type { CheckedCampaign } from '@alveole/campaigns';
import { calendarDay } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { CampaignFiles } from '../record/campaign-version.ts';
import { campaignPasts, formerCampaign, lastVersionOf, pastOfFiles } from './campaign-past.ts';
import { envelopeDoubts } from './envelope-doubts.ts';
import { boundFaults } from './room-for-bound.ts';
import type { BoundPorts } from './room-for-bound.ts';

type CheckPorts = BoundPorts & Pick<RepairsPorts, 'now'>;

/** What is wrong with the files of a campaign as its next version, and what is most likely not meant. */
export async function checkCampaign(ports: CheckPorts, files: CampaignFiles): Promise<CheckedCampaign> {
  const past = pastOfFiles(await campaignPasts(ports), files);
  const former = formerCampaign(past);
  const checked = await checkCampaignInTurns(files, past.own.campaign.id, {
    today: calendarDay(ports.now()),
    nextVersion: lastVersionOf(past) + 1,
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
