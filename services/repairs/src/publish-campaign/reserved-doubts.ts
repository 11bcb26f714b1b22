import { lineInCampaign } from '@alveole/campaigns';
import type { CampaignFault } from '@alveole/campaigns';
import { envelopesOf, formatEuros, funderNameOf, fundersOf, leftCentsIn } from '@alveole/domain';
import type { Campaign, UsedUpAct } from '@alveole/domain';
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
  return [...amounts].flatMap(([funderId, { amountCents, whenUsedUp, redirectTo }]) => {
    const leftCents = leftCentsIn({ amountCents, usedCents: records.get(funderId)?.usedCents ?? 0 });
    if (leftCents >= 0) return [];
    const index = fundersOf(campaign).findIndex(({ id }) => id === funderId);
    const sentence = `L’enveloppe de «\u00a0${funderNameOf(campaign, funderId)}\u00a0» (${formatEuros(amountCents)}) ne suffit pas aux dossiers déjà complets\u00a0: il manque ${formatEuros(-leftCents)}. ${consequences[whenUsedUp](funderNameOf(campaign, redirectTo))}`;
    return [
      { file: 'campaign.yaml', line: lineInCampaign(text, ['financeurs', index, 'enveloppe', 'montant']), sentence },
    ];
  });
}

/** What happens to the files that were completed last, at their validation. */
const consequences: Readonly<Record<UsedUpAct, (otherFunder: string) => string>> = {
  refuse: () => 'La validation des derniers sera refusée.',
  wait: () => 'Les derniers attendront leur tour.',
  redirect: (otherFunder) => `«\u00a0${otherFunder}\u00a0» paiera la part des derniers.`,
};
