import type { FrenchTexts } from '@alveole/api-client';
import { fundCallRefusals, textsById } from '@alveole/domain';
import { formatCount, formatDate, formatEuros } from '@alveole/ui';

export const texts = {
  lead: 'Demander à un financeur de verser sa part. Un appel reprend où le précédent s’arrête\u00a0: rien n’est appelé deux fois, rien n’est oublié.',
  trail: 'Remboursements',
  prepare: 'Préparer un appel de fonds',
  funder: 'Financeur',
  funderHint: 'À qui la somme est demandée.',
  basis: 'Porte sur',
  basisHint: 'Le choix vaut pour tous les appels du financeur.',
  bases: [
    { value: 'committed', label: 'Les sommes engagées', description: 'Dossiers validés, avant leur virement' },
    { value: 'paid', label: 'Les sommes versées', description: 'Ce que la banque a confirmé' },
  ],
  until: 'Jusqu’au',
  untilHint: 'JJ/MM/AAAA\u00a0; sans date, jusqu’au dernier relevé signé.',
  loading: 'Calcul de l’appel',
  next: 'Appel',
  nextOf: (number: number, lines: string) => `N°\u00a0${number}, ${lines}`,
  after: 'Après le relevé du',
  beginning: 'Début du programme',
  through: 'Jusqu’au relevé du',
  day: (day: string) => formatDate(day),
  linesOf: (count: number) => formatCount(count, 'écriture'),
  committed: 'Engagé',
  paid: 'Versé',
  called: 'Somme demandée',
  noHead:
    'Aucune écriture nouvelle n’est couverte par un relevé signé. Les écritures du jour le sont par le relevé du lendemain.',
  issue: 'Émettre l’appel',
  ask: (number: number, funder: string) => `Émettre l’appel n°\u00a0${number} à ${funder}\u00a0?`,
  consequence: (cents: number, funder: string) =>
    `${funder} est appelé pour ${formatEuros(cents)}. L’appel ne peut plus être changé ni annulé, et chaque compte du financeur reçoit un courriel.`,
  issued: (number: number) => `L’appel n°\u00a0${number} est émis`,
  emptyTitle: 'Aucun appel de fonds',
  empty: 'Préparez le premier ci-dessus.',
  noFundersTitle: 'Aucun financeur',
  noFunders: 'La campagne en vigueur ne nomme pas de financeur\u00a0: le programme paie seul, et n’appelle personne.',
  toCampaign: 'Ouvrir la campagne',
  toCalls: 'Appels de fonds aux financeurs',
  history: 'Appels émis',
} as const;

/** Why a call is not issued, in the words of the rule. */
export const refusals: FrenchTexts = {
  ...textsById(Object.values(fundCallRefusals)),
  NotFoundException: 'Ce financeur n’est plus connu. Rechargez la page.',
};
