import { appError } from '@alveole/contracts';
import {
  boundCentsOf,
  envelopesOf,
  envelopeStageOf,
  formatEuros,
  funderNameOf,
  fundersOf,
  sharesOf,
} from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { EnvelopeRecord } from '../record/envelope-record.ts';
import type { CampaignPorts } from './propose-campaign.ts';

type BoundPorts = Pick<CampaignPorts, 'envelopes' | 'repairs'>;

/**
 * Refuses a version whose envelope is below what its funder owes or has paid already, and one that no longer names a funder
 * whose envelope files take from. Throws ValidationException with a sentence for each.
 */
export async function requireRoomForBound(ports: BoundPorts, campaign: Campaign): Promise<void> {
  await requireNamedFunders(ports, campaign);
  const envelopes = envelopesOf(campaign);
  if (envelopes.size === 0) return;
  const bound = await boundCents(ports, campaign);
  const sentences = [...envelopes].flatMap(([funderId, { amountCents }]) => {
    const boundOfFunder = bound.get(funderId) ?? 0;
    if (boundOfFunder <= amountCents) return [];
    const name = funderNameOf(campaign, funderId);
    return [
      `campaign.yaml\u00a0: l’enveloppe de «\u00a0${name}\u00a0» (${formatEuros(amountCents)}) est inférieure à ce qui est déjà engagé ou versé (${formatEuros(boundOfFunder)}).`,
    ];
  });
  if (sentences.length > 0)
    throw appError('ValidationException', 'files (INVALID): An envelope is below what is committed', {
      refusal: 'an-envelope-is-below-what-is-committed',
      sentences,
    });
}

/** An identifier that changes would leave the account of the former one, and what it owes, behind. */
async function requireNamedFunders({ envelopes }: BoundPorts, campaign: Campaign): Promise<void> {
  const names = new Set(fundersOf(campaign).map(({ id }) => id));
  const sentences = [...(await envelopes.ofCampaign(campaign.id))]
    .filter(([funderId, { usedCents }]) => usedCents > 0 && !names.has(funderId))
    .map(
      ([funderId, { usedCents }]) =>
        `campaign.yaml\u00a0: «\u00a0${funderId}\u00a0» a déjà ${formatEuros(usedCents)} réservés, engagés ou versés\u00a0: gardez son identifiant parmi les financeurs.`,
    );
  if (sentences.length > 0)
    throw appError('ValidationException', 'files (INVALID): A funder whose envelope is in use is missing', {
      refusal: 'a-funder-of-an-envelope-is-missing',
      sentences,
    });
}

/** What each funder owes or has paid: by its account, or by the files where it had no envelope so far. */
async function boundCents(
  { envelopes, repairs }: BoundPorts,
  campaign: Campaign,
): Promise<ReadonlyMap<string, number>> {
  const records = await envelopes.ofCampaign(campaign.id);
  const isCounted = (record: EnvelopeRecord | undefined) => record !== undefined && record.walkedVersion > 0;
  const bound = new Map([...records].map(([id, record]) => [id, Math.max(record.boundCents, boundCentsOf(record))]));
  if ([...envelopesOf(campaign).keys()].every((id) => isCounted(records.get(id)))) return bound;
  const ofFiles = new Map<string, number>();
  for await (const files of repairs.eachCounted())
    for (const file of files.filter(({ status }) => envelopeStageOf(status) === 'committed'))
      for (const { funderId, cents } of sharesOf(file)) ofFiles.set(funderId, (ofFiles.get(funderId) ?? 0) + cents);
  return new Map([...ofFiles, ...[...bound].filter(([id]) => isCounted(records.get(id)))]);
}
