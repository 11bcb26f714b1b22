import { acceptedValue, appError, refusalError } from '@alveole/contracts';
import { decideCampaignChange, decideReplayStop, replayRefusals } from '@alveole/domain';
import type { CampaignReplay } from '../record/campaign-replay.ts';
import type { Person } from '../record/people.ts';
import type { ReplayPorts } from './replay-campaign.ts';

/** Stops a replay; what it found so far stays. Throws NotAuthorizedException, NotFoundException, TransitionRefusedException. */
export async function stopReplay(ports: ReplayPorts, id: string, person: Person): Promise<CampaignReplay> {
  acceptedValue(decideCampaignChange(person));
  const replay = await requireReplay(ports, id);
  acceptedValue(decideReplayStop(replay.state));
  const stopped = await ports.campaignReplays.end(id, 'stopped', ports.now());
  if (stopped === undefined) throw refusalError(replayRefusals.ended);
  return stopped;
}

/** The replay of this id. Throws NotFoundException. */
export async function requireReplay(
  { campaignReplays }: Pick<ReplayPorts, 'campaignReplays'>,
  id: string,
): Promise<CampaignReplay> {
  const replay = await campaignReplays.byId(id);
  if (replay === undefined) throw appError('NotFoundException', 'No such replay.');
  return replay;
}
