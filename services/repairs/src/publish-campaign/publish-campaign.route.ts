import { campaignRoutes } from '@alveole/contracts/campaign';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { CampaignVersion, OwnCampaign, VersionAuthor } from '../record/campaign-version.ts';
import { campaignPasts, formerCampaign, ownVersionIdOf, ownVersionOf, pastOf } from './campaign-past.ts';
import { checkCampaign } from './check-campaign.ts';
import { proposeCampaign } from './propose-campaign.ts';
import type { CampaignPorts } from './propose-campaign.ts';
import { publishCampaign, versionNotFound } from './publish-campaign.ts';
import { envelopeDoubts } from './envelope-doubts.ts';
import { withdrawCampaign } from './withdraw-campaign.ts';

/** The versions of the campaign: who proposes, who publishes, what is in force. */
export function publishCampaignRoutes(ports: CampaignPorts): ImplementedRoute[] {
  const inWords = (version: CampaignVersion) => toWire(version, versionInForce(ports, version.campaignId));
  return [
    implement(campaignRoutes.listCampaigns, async () => {
      const ids = new Set(ports.ownCampaigns.map(({ campaign }) => campaign.id));
      const published = (await ports.campaignVersions.published()).filter(({ campaign }) => ids.has(campaign.id));
      return [
        ...ports.ownCampaigns.map(({ campaign }) => ({ campaign })),
        ...published.map(({ holdsFrom, campaign }) => ({ holds_from: holdsFrom, campaign })),
      ];
    }),
    implement(campaignRoutes.listCampaignVersions, async () => [
      ...(await ports.campaignVersions.all()).map(inWords),
      ...ports.ownCampaigns.map((own) => ownVersion(ports, own)),
    ]),
    implement(campaignRoutes.readCampaignVersion, async ({ params: { id } }) => {
      const own = ownVersionOf(ports, id);
      if (own !== undefined) return { ...ownVersion(ports, own), files: own.files, doubts: [] };
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
async function doubtsOf(ports: CampaignPorts, { campaignId, state, campaign, files }: CampaignVersion) {
  if (state !== 'proposed') return [];
  const former = formerCampaign(pastOf(await campaignPasts(ports), campaignId));
  const doubts = await envelopeDoubts(ports, { campaign, former, text: files.campaign });
  return doubts.map((doubt) => ({ ...doubt }));
}

/** The number that rules today; undefined of a campaign that adds nothing today. */
function versionInForce({ campaigns }: CampaignPorts, campaignId: string): number | undefined {
  const current = campaigns.current();
  if (current.id === campaignId) return current.version;
  return current.supplements?.find(({ id }) => id === campaignId)?.version;
}

function ownVersion(ports: CampaignPorts, own: OwnCampaign) {
  const { id, name, version } = own.campaign;
  return {
    version_id: ownVersionIdOf(ports, own),
    campaign_id: id,
    campaign_name: name,
    version,
    state: 'published' as const,
    reason: '',
    is_in_force: versionInForce(ports, id) === version,
  };
}

function toWire(version: CampaignVersion, numberInForce: number | undefined) {
  return {
    version_id: version.id,
    campaign_id: version.campaignId,
    campaign_name: version.campaign.name,
    version: version.version,
    state: version.state,
    holds_from: version.holdsFrom,
    reason: version.reason,
    is_in_force: version.state === 'published' && version.version === numberInForce,
    proposed_by: authorOf(version.proposedBy),
    settled_by: version.settledBy && authorOf(version.settledBy),
    row_hash: version.rowHash,
  };
}

function authorOf({ userId, userName, at }: VersionAuthor) {
  return { user_id: userId, user_name: userName, at: at.toISOString() };
}
