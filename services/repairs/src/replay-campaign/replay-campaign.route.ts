import { replayRoutes } from '@alveole/contracts/replay';
import type { RouteRequest } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { replayAnswer, replayFile, wholeReplayAnswer } from './replay-answers.ts';
import { replayCampaign } from './replay-campaign.ts';
import type { AskedSide, ReplayPorts } from './replay-campaign.ts';
import { requireReplay, stopReplay } from './stop-replay.ts';

/** Replays of a campaign's rules on files: begun, watched, stopped, and what they found. */
export function replayCampaignRoutes(ports: ReplayPorts): ImplementedRoute[] {
  return [
    implement(replayRoutes.replayCampaign, async ({ body, actor }) => {
      const { replay_id: id, former, next, opened_from: openedFrom, opened_to: openedTo } = body;
      const request = { id, former: sideOf(former), next: sideOf(next), openedFrom, openedTo };
      return replayAnswer(await replayCampaign(ports, request, actor));
    }),
    implement(replayRoutes.listReplays, async () => (await ports.campaignReplays.newest()).map(replayAnswer)),
    implement(replayRoutes.readReplay, async ({ params: { id } }) => wholeReplayAnswer(await requireReplay(ports, id))),
    implement(replayRoutes.exportReplay, async ({ params: { id } }) => replayFile(await requireReplay(ports, id))),
    implement(replayRoutes.stopReplay, async ({ params: { id }, actor }) =>
      replayAnswer(await stopReplay(ports, id, actor)),
    ),
  ];
}

type WireSide = RouteRequest<typeof replayRoutes.replayCampaign>['body']['former'];

function sideOf(side: WireSide): AskedSide {
  return 'files' in side ? { files: side.files } : { versionId: side.version_id };
}
