import { formatCount, formatEuros } from '@alveole/ui';
import { secondReviewLimits } from '@alveole/domain';
import type { SecondReviewPolicy } from '@alveole/domain';

export const texts = {
  card: 'Second avis',
  on: 'Actif',
  off: 'Aucun',
  loading: 'Chargement du réglage du second avis',
  lead: 'Un premier opérateur recommande la validation, un autre la confirme. Le réparateur ne voit rien entre les deux.',
  fromPremium: 'À partir d’une prime de',
  fromPremiumHint: 'Laissez vide pour ne pas regarder la prime.',
  drawnPercent: 'Part des dossiers tirés au sort',
  firstFiles: 'Premiers dossiers d’un établissement',
  firstFilesHint: 'Tant qu’il n’en a pas autant de validés.',
  files: 'dossiers',
  save: 'Régler le second avis',
  ask: 'Régler le second avis\u00a0?',
  consequence: (policy: SecondReviewPolicy) =>
    `${policyText(policy)} Le réglage vaut dès la prochaine décision, aussi pour les dossiers qui attendent.`,
  saved: 'Le second avis est réglé',
  readOnly: 'Seul un administrateur peut régler le second avis.',
  faults: {
    premium: 'Donnez un montant en euros, comme 100,00',
    highPremium: `Donnez un montant d’au plus ${formatEuros(secondReviewLimits.maxPremiumCents)}`,
    percent: 'Donnez un nombre entier de 0 à 100',
    files: `Donnez un nombre entier de 0 à ${secondReviewLimits.maxFirstFiles}`,
  },
} as const;

export const refusals = {
  RepairVersionMismatchException:
    'Un autre administrateur vient de changer ce réglage. Voici le sien\u00a0: vérifiez, puis recommencez.',
};

/** « Prime à partir de 100,00 €, 5 % des dossiers tirés au sort, 3 premiers dossiers d’un établissement. » */
export function policyText({ fromPremiumCents, drawnPercent, firstFilesOfShop }: SecondReviewPolicy): string {
  const parts = [
    fromPremiumCents === undefined ? undefined : `prime à partir de ${formatEuros(fromPremiumCents)}`,
    drawnPercent === 0 ? undefined : `${drawnPercent}\u00a0% des dossiers tirés au sort`,
    firstFilesOfShop === 0 ? undefined : `${formatCount(firstFilesOfShop, 'premier dossier')} de chaque établissement`,
  ].filter((part) => part !== undefined);
  const [first = 'un opérateur suffit pour chaque dossier', ...others] = parts;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}.`;
}
