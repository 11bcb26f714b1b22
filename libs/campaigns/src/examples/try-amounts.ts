import { formatEuros, repairPremium } from '@alveole/domain';
import type { Campaign, Rules } from '@alveole/domain';
import type { CampaignFault } from '../yaml/campaign-fault.ts';

/**
 * Screens reckon a repair's premium from the cap alone, before anything is sent: rules that give another one for an
 * amount would promise one sum and pay another.
 */
export function tryAmounts(line: number, campaign: Campaign, rules: Rules): readonly CampaignFault[] {
  const { repairCapCents } = campaign;
  const amounts = [1, repairCapCents - 1, repairCapCents, repairCapCents + 1, 2 * repairCapCents, 10_000_00];
  const wrong = amounts
    .filter((invoiceCents) => invoiceCents > 0)
    .find((invoiceCents) => rules.centsOf('repairPremium', { invoiceCents }) !== repairPremium(invoiceCents, campaign));
  if (wrong === undefined) return [];
  const [announcedCents, ruleCents] = [
    repairPremium(wrong, campaign),
    rules.centsOf('repairPremium', { invoiceCents: wrong }),
  ];
  return [
    {
      file: 'rules.publicodes',
      line,
      sentence: `« réparation . prime » : pour une facture de ${formatEuros(wrong)}, cette règle donne ${formatEuros(ruleCents)} et les écrans annoncent ${formatEuros(announcedCents)}, le montant hors taxes jusqu’au plafond.`,
    },
  ];
}
