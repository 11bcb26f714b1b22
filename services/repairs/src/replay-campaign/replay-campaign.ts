import { readCampaign } from '@alveole/campaigns';
import { acceptedValue, appError, refusalError } from '@alveole/contracts';
import { decideCampaignChange, emptyTally, replayRefusals } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { CampaignReplay, ReplayedVersion, ReplayPeriod } from '../record/campaign-replay.ts';
import type { CampaignFiles } from '../record/campaign-version.ts';
import { ownVersionOf } from '../publish-campaign/campaign-past.ts';
import type { Person } from '../record/people.ts';
import { idempotencyMismatch } from '../wire/refusals.ts';
import { openedBetween } from './replay-period.ts';

export type ReplayPorts = Pick<
  RepairsPorts,
  'campaignReplays' | 'campaignVersions' | 'ownCampaigns' | 'replayedFiles' | 'now'
>;

/** Rules to compare: a version by its id, or files that nobody proposed yet. */
export type AskedSide = { readonly versionId: string } | { readonly files: CampaignFiles };

export interface AskedReplay extends ReplayPeriod {
  /** Given by the client: the same one answers the first replay again. */
  readonly id: string;
  readonly former: AskedSide;
  readonly next: AskedSide;
}

/**
 * Begins a replay, which goes on by itself. Throws NotAuthorizedException, NotFoundException of a version that there is not,
 * ValidationException with a sentence for each fault of files, TransitionRefusedException while another one runs,
 * IdempotencyMismatchException.
 */
export async function replayCampaign(
  ports: ReplayPorts,
  request: AskedReplay,
  person: Person,
): Promise<CampaignReplay> {
  acceptedValue(decideCampaignChange(person));
  const { id, openedFrom, openedTo } = request;
  const [former, next] = [await versionOf(ports, request.former), await versionOf(ports, request.next)];
  const createdAt = ports.now();
  const opened = await ports.campaignReplays.open({
    id,
    state: 'running',
    former,
    next,
    author: { userId: person.userId, userName: person.userName },
    openedFrom,
    openedTo,
    createdAt,
    total: await ports.replayedFiles.count(openedBetween(request, createdAt)),
    read: 0,
    tally: emptyTally,
  });
  if (opened === 'another') throw refusalError(replayRefusals.another);
  if (!isSame(opened, { former, next, openedFrom, openedTo })) throw idempotencyMismatch();
  return opened;
}

function isSame(
  opened: CampaignReplay,
  request: Pick<CampaignReplay, 'former' | 'next' | 'openedFrom' | 'openedTo'>,
): boolean {
  const textOf = ({ former, next, openedFrom, openedTo }: typeof request) =>
    JSON.stringify([former, next, openedFrom ?? null, openedTo ?? null]);
  return textOf(opened) === textOf(request);
}

async function versionOf(ports: ReplayPorts, side: AskedSide): Promise<ReplayedVersion> {
  if ('files' in side) return { campaign: campaignOf(side.files) };
  const { versionId } = side;
  const own = ownVersionOf(ports, versionId);
  if (own !== undefined) return { campaign: own.campaign, versionId };
  const version = await ports.campaignVersions.byId(versionId);
  if (version === undefined) throw appError('NotFoundException', 'No such version of the campaign.');
  return { campaign: version.campaign, versionId };
}

/** Files of any campaign, whatever it is called here: those of another city are tried on one's own files too. */
function campaignOf(files: CampaignFiles): ReplayedVersion['campaign'] {
  const id = /^identifiant:\s*['"]?([a-z0-9-]+)/m.exec(files.campaign)?.[1] ?? '';
  const reading = readCampaign(files, id);
  if ('campaign' in reading) return reading.campaign;
  const sentences = reading.faults.map(({ file, line, sentence }) => `${file}, ligne ${line}\u00a0: ${sentence}`);
  throw appError('ValidationException', 'files (INVALID): The campaign has faults', { sentences });
}
