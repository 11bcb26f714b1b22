import { campaignRoutes } from '@alveole/contracts/campaign';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { CampaignVersion, VersionAuthor } from '../record/campaign-version.ts';
import { checkCampaign, formerCampaign } from './check-campaign.ts';
import { proposeCampaign } from './propose-campaign.ts';
import type { CampaignPorts } from './propose-campaign.ts';
import { publishCampaign, versionNotFound } from './publish-campaign.ts';
import { envelopeDoubts } from './envelope-doubts.ts';
import { withdrawCampaign } from './withdraw-campaign.ts';

/** The id under which the installation's own campaign is listed. */
const ownId = 'own';

/** The versions of the campaign: who proposes, who publishes, what is in force. */
export function publishCampaignRoutes(ports: CampaignPorts): ImplementedRoute[] {
  const inWords = (version: CampaignVersion) => toWire(version, ports.campaigns.current().version);
  return [
    implement(campaignRoutes.listCampaigns, async () => {
      const published = await ports.campaignVersions.published();
      return [
        { campaign: ports.ownCampaign.campaign },
        ...published.map(({ holdsFrom, campaign }) => ({ holds_from: holdsFrom, campaign })),
      ];
    }),
    implement(campaignRoutes.listCampaignVersions, async () => [
      ...(await ports.campaignVersions.all()).map(inWords),
      ownVersion(ports),
    ]),
    implement(campaignRoutes.readCampaignVersion, async ({ params: { id } }) => {
      if (id === ownId) return { ...ownVersion(ports), files: ports.ownCampaign.files, doubts: [] };
      const version = await ports.campaignVersions.byId(id);
      if (version === undefined) throw versionNotFound();
      return {
        ...inWords(version),
        files: version.files,
        former_files: version.formerFiles,
        doubts: await doubtsOf(ports, version),
      };
    }),
    implement(campaignRoutes.checkCampaign, async ({ body }) => {
      const { faults, doubts } = await checkCampaign(ports, body);
      return { faults: faults.map((fault) => ({ ...fault })), doubts: doubts.map((doubt) => ({ ...doubt })) };
    }),
    implement(campaignRoutes.proposeCampaign, async ({ body, actor }) =>
      inWords(
        await proposeCampaign(
          ports,
          { id: body.version_id, files: body.files, holdsFrom: body.holds_from, reason: body.reason },
          actor,
        ),
      ),
    ),
    implement(campaignRoutes.publishCampaign, async ({ body, actor, requestId }) =>
      inWords(await publishCampaign(ports, { id: body.version_id, rowHash: body.last_row_hash }, actor, requestId)),
    ),
    implement(campaignRoutes.withdrawCampaign, async ({ body, actor }) =>
      inWords(await withdrawCampaign(ports, { id: body.version_id, rowHash: body.last_row_hash }, actor)),
    ),
  ];
}

/** What whoever publishes has to weigh of a version that waits: envelopes have been filled since it was proposed. */
async function doubtsOf(ports: CampaignPorts, { state, campaign, files }: CampaignVersion) {
  if (state !== 'proposed') return [];
  const former = formerCampaign(ports, await ports.campaignVersions.all());
  const doubts = await envelopeDoubts(ports, { campaign, former, text: files.campaign });
  return doubts.map((doubt) => ({ ...doubt }));
}

function ownVersion({ ownCampaign, campaigns }: CampaignPorts) {
  const { version } = ownCampaign.campaign;
  return {
    version_id: ownId,
    version,
    state: 'published' as const,
    reason: '',
    is_in_force: campaigns.current().version === version,
  };
}

function toWire(version: CampaignVersion, versionInForce: number) {
  return {
    version_id: version.id,
    version: version.version,
    state: version.state,
    holds_from: version.holdsFrom,
    reason: version.reason,
    is_in_force: version.state === 'published' && version.version === versionInForce,
    proposed_by: authorOf(version.proposedBy),
    settled_by: version.settledBy && authorOf(version.settledBy),
    row_hash: version.rowHash,
  };
}

function authorOf({ userId, userName, at }: VersionAuthor) {
  return { user_id: userId, user_name: userName, at: at.toISOString() };
}
