import { campaignPaidBy, envelopesOf } from '@alveole/domain';
import type { StandingEnvelope } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { EnvelopeRecord } from '../record/envelope-record.ts';

export type EnvelopePorts = Pick<RepairsPorts, 'campaign' | 'envelopes' | 'now' | 'repairs'>;

/** An envelope of the campaign with its account. */
export interface OpenEnvelope extends StandingEnvelope {
  readonly record: EnvelopeRecord;
}

/** Whether any funder of the campaign in force has an envelope; where none has, nothing is asked of the store. */
export function hasEnvelopes({ campaign }: Pick<EnvelopePorts, 'campaign'>): boolean {
  return envelopesOf(campaign).size > 0;
}

/** The accounts of the campaign in force, each with the amount that the newest version gives. */
export async function envelopeRecords({
  campaign,
  envelopes,
}: Pick<EnvelopePorts, 'campaign' | 'envelopes'>): Promise<ReadonlyMap<string, EnvelopeRecord>> {
  const given = envelopesOf(campaign);
  const known = await envelopes.ofCampaign(campaign.id);
  const outdated = [...given].filter(([id, { amountCents }]) => {
    const record = known.get(id);
    const version = campaignPaidBy(campaign, id).version;
    const isOfVersion = record?.campaignVersion === version;
    return isOfVersion ? record.amountCents !== amountCents : (record?.campaignVersion ?? 0) < version;
  });
  if (outdated.length === 0) return known;
  for (const [funderId, { amountCents }] of outdated)
    await envelopes.give({
      campaignId: campaign.id,
      campaignVersion: campaignPaidBy(campaign, funderId).version,
      funderId,
      amountCents,
    });
  return envelopes.ofCampaign(campaign.id);
}

/** The envelopes of the campaign in force as they stand, by funder. @param isFirstInLine whether the file goes before all that wait */
export async function standingEnvelopes(
  ports: EnvelopePorts,
  isFirstInLine: boolean,
): Promise<ReadonlyMap<string, OpenEnvelope>> {
  const records = await envelopeRecords(ports);
  const standing = [...envelopesOf(ports.campaign)].map(async ([funderId, envelope]) => {
    const record = records.get(funderId);
    if (record === undefined) throw new Error(`The envelope of ${funderId} has no account`);
    const hasQueue = !isFirstInLine && (await ports.repairs.isAwaited(funderId));
    return [funderId, { ...envelope, amountCents: record.amountCents, account: record, record, hasQueue }] as const;
  });
  return new Map(await Promise.all(standing));
}
