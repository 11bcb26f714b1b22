import { lineInCampaign } from '@alveole/campaigns';
import type { CampaignFault } from '@alveole/campaigns';
import { envelopesOf, formatEuros, funderNameOf, fundersOf, leftCentsIn } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';

interface WrittenVersion {
  readonly campaign: Campaign;
  /** Its `campaign.yaml`. */
  readonly text: string;
}

/**
 * Envelopes of a version that are below what complete files have reserved: allowed, since nothing of it is promised, but
 * the last of these files would wait, or be refused. Below what is committed a version is refused.
 */
export async function reservedDoubts(
  { envelopes }: Pick<RepairsPorts, 'envelopes'>,
  { campaign, text }: WrittenVersion,
): Promise<readonly CampaignFault[]> {
  const amounts = envelopesOf(campaign);
  if (amounts.size === 0) return [];
  const records = await envelopes.ofCampaign(campaign.id);
  return [...amounts].flatMap(([funderId, { amountCents }]) => {
    const leftCents = leftCentsIn({ amountCents, usedCents: records.get(funderId)?.usedCents ?? 0 });
    if (leftCents >= 0) return [];
    const index = fundersOf(campaign).findIndex(({ id }) => id === funderId);
    const sentence = `L’enveloppe de «\u00a0${funderNameOf(campaign, funderId)}\u00a0» (${formatEuros(amountCents)}) ne suffit pas aux dossiers déjà complets\u00a0: il manque ${formatEuros(-leftCents)}. Les derniers attendront leur tour, ou seront refusés.`;
    return [
      { file: 'campaign.yaml', line: lineInCampaign(text, ['financeurs', index, 'enveloppe', 'montant']), sentence },
    ];
  });
}
