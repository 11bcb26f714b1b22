import { checkCampaignInTurns } from '@alveole/campaigns';
import { acceptedValue, appError } from '@alveole/contracts';
import { decideCampaignChange, decideProposal, calendarDay } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { CampaignFiles, CampaignVersion } from '../record/campaign-version.ts';
import type { Person } from '../record/people.ts';
import { idempotencyMismatch } from '../wire/refusals.ts';
import { requireRoomForBound } from './room-for-bound.ts';
import { campaignPasts, filesOn, formerCampaign, lastVersionOf, pastOfFiles } from './campaign-past.ts';
import type { CampaignPast } from './campaign-past.ts';

export type CampaignPorts = Pick<
  RepairsPorts,
  'campaigns' | 'campaignVersions' | 'envelopes' | 'now' | 'ownCampaigns' | 'repairs' | 'requireSecondPerson'
>;

/** A version as an administrator writes it. */
export interface Proposal {
  /** Given by the client: the same one answers the first version again. */
  readonly id: string;
  readonly files: CampaignFiles;
  readonly holdsFrom: string;
  readonly reason: string;
}

/**
 * Keeps a version that another administrator may publish. Throws `ValidationException` with a sentence for each fault of
 * its files, NotAuthorizedException, TransitionRefusedException, IdempotencyMismatchException.
 */
export async function proposeCampaign(
  ports: CampaignPorts,
  proposal: Proposal,
  { permission, userId, userName }: Person,
): Promise<CampaignVersion> {
  const { campaignVersions, now } = ports;
  acceptedValue(decideCampaignChange({ permission }));
  const earlier = await campaignVersions.byId(proposal.id);
  if (earlier !== undefined) return firstAnswer(earlier, proposal);
  const past = pastOfFiles(await campaignPasts(ports), proposal.files);
  const campaign = await checkedCampaign(ports, proposal.files, past);
  await requireRoomForBound(ports, campaign);
  const lastVersion = lastVersionOf(past);
  const { holdsFrom } = proposal;
  const { version } = campaign;
  acceptedValue(decideProposal({ holdsFrom, version, lastVersion, today: calendarDay(now()) }));
  const added = await campaignVersions.add({
    ...proposal,
    reason: proposal.reason.trim(),
    campaignId: campaign.id,
    version,
    state: 'proposed',
    campaign,
    formerFiles: filesOn(past, holdsFrom),
    proposedBy: { userId, userName, at: now() },
  });
  if (added !== undefined) return added;
  const twin = await campaignVersions.byId(proposal.id);
  if (twin !== undefined) return firstAnswer(twin, proposal);
  throw appError('TransitionRefusedException', 'The version of the campaign is not the next one.', {
    refusal: 'the-version-of-the-campaign-is-not-the-next-one',
  });
}

async function checkedCampaign({ now }: CampaignPorts, files: CampaignFiles, past: CampaignPast): Promise<Campaign> {
  const moment = { today: calendarDay(now()), former: formerCampaign(past) };
  const { campaign, faults } = await checkCampaignInTurns(files, past.own.campaign.id, moment);
  if (campaign !== undefined) return campaign;
  const sentences = faults.map(({ file, line, sentence }) => `${file}, ligne ${line}\u00a0: ${sentence}`);
  throw appError('ValidationException', 'files (INVALID): The campaign has faults', { sentences });
}

function firstAnswer(version: CampaignVersion, { files, holdsFrom }: Proposal): CampaignVersion {
  const isSame = version.holdsFrom === holdsFrom && JSON.stringify(version.files) === JSON.stringify(files);
  if (!isSame) throw idempotencyMismatch();
  return version;
}
