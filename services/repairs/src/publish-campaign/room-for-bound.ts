import { appError } from '@alveole/contracts';
import {
  boundCentsOf,
  envelopesOf,
  envelopeStageOf,
  formatEuros,
  funderNameOf,
  fundersOf,
  sharesOf,
  supplementFaults,
} from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { EnvelopeRecord } from '../record/envelope-record.ts';
import { campaignPasts, formerCampaign } from './campaign-past.ts';
import { envelopeAccounts } from './envelope-accounts.ts';
import type { CampaignPorts } from './propose-campaign.ts';

export type BoundPorts = Pick<CampaignPorts, 'campaignVersions' | 'envelopes' | 'ownCampaigns' | 'repairs'>;

/** Why a version cannot follow what is bound already. */
export interface BoundFault {
  readonly refusal:
    | 'an-envelope-is-below-what-is-committed'
    | 'a-funder-of-an-envelope-is-missing'
    | 'campaigns-cannot-rule-files-together';
  /** Where its file would say otherwise; absent where it does not name the funder. */
  readonly path?: readonly PropertyKey[];
  readonly sentence: string;
}

const messages = {
  'an-envelope-is-below-what-is-committed': 'An envelope is below what is committed',
  'a-funder-of-an-envelope-is-missing': 'A funder whose envelope is in use is missing',
  'campaigns-cannot-rule-files-together': 'The campaigns cannot rule files together',
} as const satisfies Readonly<Record<BoundFault['refusal'], string>>;

/**
 * Refuses a version whose envelope is below what its funder owes or has paid already, and one that no longer names a funder
 * whose envelope files take from. Throws ValidationException with a sentence for each.
 */
export async function requireRoomForBound(ports: BoundPorts, campaign: Campaign): Promise<void> {
  const faults = await boundFaults(ports, campaign);
  const [first] = faults;
  if (first === undefined) return;
  throw appError('ValidationException', `files (INVALID): ${messages[first.refusal]}`, {
    refusal: first.refusal,
    sentences: faults.map(({ sentence }) => `campaign.yaml\u00a0: ${sentence}`),
  });
}

/** The same as faults of the files, for who writes them. */
export async function boundFaults(ports: BoundPorts, campaign: Campaign): Promise<readonly BoundFault[]> {
  const campaigns = await campaignsWith(ports, campaign);
  const clashes = supplementFaults(campaigns).map(
    ({ campaignId, path, sentence }) =>
      ({
        refusal: 'campaigns-cannot-rule-files-together',
        path: campaignId === campaign.id ? path : [],
        sentence,
      }) as const,
  );
  if (clashes.length > 0) return clashes;
  const missing = await missingFunders(ports, campaigns);
  return missing.length > 0 ? missing : tooSmallEnvelopes(ports, campaign);
}

/** The campaigns of the installation once this one is the newest of its own. */
async function campaignsWith(ports: BoundPorts, campaign: Campaign): Promise<readonly Campaign[]> {
  const pasts = await campaignPasts(ports);
  return pasts.map((past) => (past.own.campaign.id === campaign.id ? campaign : formerCampaign(past)));
}

async function tooSmallEnvelopes(ports: BoundPorts, campaign: Campaign): Promise<readonly BoundFault[]> {
  const envelopes = envelopesOf(campaign);
  if (envelopes.size === 0) return [];
  const bound = await boundCents(ports, campaign);
  return [...envelopes].flatMap(([funderId, { amountCents }]) => {
    const boundOfFunder = bound.get(funderId) ?? 0;
    if (boundOfFunder <= amountCents) return [];
    const index = fundersOf(campaign).findIndex(({ id }) => id === funderId);
    const name = funderNameOf(campaign, funderId);
    return [
      {
        refusal: 'an-envelope-is-below-what-is-committed',
        path: ['financeurs', index, 'enveloppe', 'montant'],
        sentence: `l’enveloppe de «\u00a0${name}\u00a0» (${formatEuros(amountCents)}) est inférieure à ce qui est déjà engagé ou versé (${formatEuros(boundOfFunder)}).`,
      },
    ];
  });
}

/** An identifier that changes would leave the account of the former one, and what it owes, behind. */
async function missingFunders(ports: BoundPorts, campaigns: readonly Campaign[]): Promise<readonly BoundFault[]> {
  const names = new Set(campaigns.flatMap(fundersOf).map(({ id }) => id));
  return [...(await envelopeAccounts(ports))]
    .filter(([funderId, { usedCents }]) => usedCents > 0 && !names.has(funderId))
    .map(([funderId, { usedCents }]) => ({
      refusal: 'a-funder-of-an-envelope-is-missing',
      path: ['financeurs'],
      sentence: `«\u00a0${funderId}\u00a0» a déjà ${formatEuros(usedCents)} réservés, engagés ou versés\u00a0: gardez son identifiant parmi les financeurs.`,
    }));
}

/** What each funder owes or has paid: by its account, or by the files where it had no envelope so far. */
async function boundCents(ports: BoundPorts, campaign: Campaign): Promise<ReadonlyMap<string, number>> {
  const records = await envelopeAccounts(ports);
  const isCounted = (record: EnvelopeRecord | undefined) => record !== undefined && record.walkedVersion > 0;
  const bound = new Map([...records].map(([id, record]) => [id, Math.max(record.boundCents, boundCentsOf(record))]));
  if ([...envelopesOf(campaign).keys()].every((id) => isCounted(records.get(id)))) return bound;
  const ofFiles = new Map<string, number>();
  for await (const files of ports.repairs.eachCounted())
    for (const file of files.filter(({ status }) => envelopeStageOf(status) === 'committed'))
      for (const { funderId, cents } of sharesOf(file)) ofFiles.set(funderId, (ofFiles.get(funderId) ?? 0) + cents);
  return new Map([...ofFiles, ...[...bound].filter(([id]) => isCounted(records.get(id)))]);
}
