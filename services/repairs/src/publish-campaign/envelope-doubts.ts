import { campaignFiles, lineInCampaign } from '@alveole/campaigns';
import type { CampaignFault } from '@alveole/campaigns';
import { envelopesOf, formatEuros, funderNameOf, fundersOf, leftCentsIn } from '@alveole/domain';
import type { Campaign, UsedUpAct } from '@alveole/domain';
import { envelopeAccounts } from './envelope-accounts.ts';
import type { AccountPorts } from './envelope-accounts.ts';

interface WrittenVersion {
  readonly campaign: Campaign;
  /** The one before. */
  readonly former: Campaign;
  /** Its `campaign.yaml`. */
  readonly text: string;
}

/** What a version makes of the envelopes of the one before that is most likely not meant. */
export async function envelopeDoubts(ports: AccountPorts, version: WrittenVersion): Promise<readonly CampaignFault[]> {
  return [...lostEnvelopes(version), ...(await smallEnvelopes(ports, version))];
}

/** A funder that stays, and of which nothing says any more how much it gives. */
function lostEnvelopes({ campaign, former, text }: WrittenVersion): readonly CampaignFault[] {
  const amounts = envelopesOf(campaign);
  return [...envelopesOf(former)].flatMap(([funderId, { amountCents }]) => {
    const index = fundersOf(campaign).findIndex(({ id }) => id === funderId);
    if (index < 0 || amounts.has(funderId)) return [];
    const sentence = `«\u00a0${funderNameOf(campaign, funderId)}\u00a0» n’a plus d’enveloppe (${formatEuros(amountCents)} avant)\u00a0: sa part n’aura plus de limite.`;
    return [{ file: campaignFiles.campaign, line: lineInCampaign(text, ['financeurs', index]), sentence }];
  });
}

/**
 * Envelopes of a version that are below what complete files have reserved: allowed, since nothing of it is promised, but
 * the last of these files would wait, or be refused. Below what is committed a version is refused.
 */
async function smallEnvelopes(
  ports: AccountPorts,
  { campaign, text }: WrittenVersion,
): Promise<readonly CampaignFault[]> {
  const amounts = envelopesOf(campaign);
  if (amounts.size === 0) return [];
  const records = await envelopeAccounts(ports);
  return [...amounts].flatMap(([funderId, { amountCents, whenUsedUp, redirectTo }]) => {
    const leftCents = leftCentsIn({ amountCents, usedCents: records.get(funderId)?.usedCents ?? 0 });
    if (leftCents >= 0) return [];
    const index = fundersOf(campaign).findIndex(({ id }) => id === funderId);
    const sentence = `L’enveloppe de «\u00a0${funderNameOf(campaign, funderId)}\u00a0» (${formatEuros(amountCents)}) ne suffit pas aux dossiers déjà complets\u00a0: il manque ${formatEuros(-leftCents)}. ${consequences[whenUsedUp](funderNameOf(campaign, redirectTo))}`;
    const line = lineInCampaign(text, ['financeurs', index, 'enveloppe', 'montant']);
    return [{ file: campaignFiles.campaign, line, sentence }];
  });
}

/** What happens to the files that were completed last, at their validation. */
const consequences: Readonly<Record<UsedUpAct, (otherFunder: string) => string>> = {
  refuse: () => 'La validation des derniers sera refusée.',
  wait: () => 'Les derniers attendront leur tour.',
  redirect: (otherFunder) => `«\u00a0${otherFunder}\u00a0» paiera la part des derniers.`,
};
