import { campaign, campaignVersionStates } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { day, id, instant, rowHash, text } from '../values/primitives.ts';
import { campaignFilesBody as files } from './wire.ts';

export { readEnvelopes, readOpenEnvelopes } from './envelope-routes.ts';

/** The ids of the campaigns of the installation's folders among its versions: `own`, `own-ville`. */
const ownVersionId = /^own(-|$)/;

const version = z.object({
  version_id: id,
  campaign_id: z.string(),
  campaign_name: z.string(),
  version: z.int(),
  state: z.enum(campaignVersionStates),
  /** Absent of the installation's own, which holds from the beginning. */
  holds_from: day.optional(),
  reason: z.string(),
  /** It rules the repairs of today. */
  is_in_force: z.boolean(),
  /** Absent of the installation's own, which its operator put there. */
  proposed_by: z.object({ user_id: id, user_name: z.string(), at: instant }).optional(),
  /** Who published or withdrew it. */
  settled_by: z.object({ user_id: id, user_name: z.string(), at: instant }).optional(),
  row_hash: rowHash.optional(),
});

const fault = z.object({ file: z.string(), line: z.int(), sentence: z.string() });

const paths = '/v1/repairs/campaign_versions';

export const listCampaigns = defineRoute({
  service: 'repairs',
  name: 'listCampaigns',
  method: 'GET',
  path: '/v1/repairs/campaigns',
  auth: 'public',
  summary: 'The published versions of the campaigns, oldest first, those of the installation’s folders before them',
  description:
    'Each holds for the repairs of its day and of those after, until the next one. The first campaign grants a premium, each other one adds to it, in the order of the list.',
  responses: { 200: z.array(z.object({ holds_from: day.optional(), campaign })) },
});

export const listCampaignVersions = defineRoute({
  service: 'repairs',
  name: 'listCampaignVersions',
  method: 'GET',
  path: paths,
  auth: administratorOnly,
  summary: 'Every version of the campaigns, newest first: who proposed and who published it, from which day',
  responses: { 200: z.array(version) },
});

export const readCampaignVersion = defineRoute({
  service: 'repairs',
  name: 'readCampaignVersion',
  method: 'GET',
  path: `${paths}/:id`,
  auth: administratorOnly,
  summary: 'One version with its files, and those of the version that was in force when it was proposed',
  description: 'Doubts are what to weigh before a proposed version is published; none once it is decided.',
  params: z.strictObject({ id }),
  responses: { 200: version.extend({ files, former_files: files.optional(), doubts: z.array(fault) }) },
  errors: ['NotFoundException'],
});

export const checkCampaign = defineRoute({
  service: 'repairs',
  name: 'checkCampaign',
  method: 'POST',
  path: `${paths}/check`,
  auth: administratorOnly,
  summary: 'What is wrong with the files of a campaign, each fault with its file, its line and a French sentence',
  description:
    'The files are checked as the next version of the campaign that they name: its number is the one after the last that was used.',
  body: files,
  responses: { 200: z.object({ faults: z.array(fault), doubts: z.array(fault) }) },
  rateLimit: { perMinute: 60, by: 'account' },
});

export const proposeCampaign = defineRoute({
  service: 'repairs',
  name: 'proposeCampaign',
  method: 'POST',
  path: paths,
  auth: administratorOnly,
  summary: 'Propose a version of the campaign; permission 0 alone',
  description: 'The caller names the version: sent again it stays one. Files with a fault are refused.',
  body: z.strictObject({
    version_id: id.refine((given) => !ownVersionId.test(given), 'Invalid characters'),
    files,
    holds_from: day,
    reason: text(500).regex(/\S/, 'Field is required'),
  }),
  responses: { 200: version },
  errors: ['NotAuthorizedException', 'TransitionRefusedException', 'IdempotencyMismatchException'],
});

const settling = z.strictObject({ version_id: id, last_row_hash: rowHash });

export const publishCampaign = defineRoute({
  service: 'repairs',
  name: 'publishCampaign',
  method: 'PUT',
  path: `${paths}/publish`,
  auth: administratorOnly,
  summary: 'Publish a proposed version; another member of the desk than its author',
  description: 'Every service and every page follows within a minute. A published version is never changed.',
  body: settling,
  responses: { 200: version },
  errors: [
    'NotAuthorizedException',
    'NotFoundException',
    'TransitionRefusedException',
    'RepairVersionMismatchException',
  ],
});

export const withdrawCampaign = defineRoute({
  service: 'repairs',
  name: 'withdrawCampaign',
  method: 'PUT',
  path: `${paths}/withdraw`,
  auth: administratorOnly,
  summary: 'Withdraw a proposed version; permission 0 alone',
  body: settling,
  responses: { 200: version },
  errors: [
    'NotAuthorizedException',
    'NotFoundException',
    'TransitionRefusedException',
    'RepairVersionMismatchException',
  ],
});
