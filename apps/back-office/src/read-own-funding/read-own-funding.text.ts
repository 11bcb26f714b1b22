import type { SharesSum } from '@alveole/contracts/funder';
import type { RefundState } from '@alveole/domain';
import { formatCount, formatDate, formatEuros } from '@alveole/ui';
import type { StatusTone } from '@alveole/ui';

export const texts = {
  title: 'Ma participation',
  lead: 'Ce que vous donnez au programme, et ce que les dossiers en ont fait.',
  leadOf: (funder: string, campaign: string) => `${funder}, financeur de «\u00a0${campaign}\u00a0»`,
  loading: 'Chargement de votre participation',
  former:
    'Vous n’êtes plus financeur de la campagne en vigueur. Vos dossiers, vos virements et vos appels de fonds restent à lire ici.',
  noEnvelopeTitle: 'Sans enveloppe',
  noEnvelope:
    'Votre participation n’a pas de montant maximal\u00a0: la campagne dit seulement votre part de chaque aide.',
  print: 'Imprimer',
  printed: (day: string) => `Situation du ${formatDate(day)}`,
  waitingTitle: 'Ce qui attend',
  waiting: 'À verser',
  batched: 'Dont dans un virement en cours',
  overpaid: 'Versé en trop, à récupérer',
  shares: ({ shares, cents }: SharesSum) => `${formatEuros(cents)} · ${formatCount(shares, 'part')}`,
  monthsTitle: 'Mois par mois',
  monthsTable: 'Sommes par mois',
  monthsLead: (day: string) =>
    `D’après le journal public, jusqu’au relevé signé du ${formatDate(day)}. Versé\u00a0: ce que la banque a viré, moins ce qui est revenu.`,
  noMonths:
    'Aucune écriture n’est encore publiée. Le premier relevé signé paraît le lendemain de la première validation.',
  month: 'Mois',
  granted: 'Accordé',
  transferred: 'Viré',
  returned: 'Revenu',
  paid: 'Versé',
  monthsTotal: 'Total',
  batchesTitle: 'Lots de virements',
  batchesTable: 'Lots de virements de votre compte',
  noBatches: 'Aucun lot de virements n’a encore été préparé pour votre part.',
  drafted: 'Préparé le',
  files: 'Parts',
  total: 'Total',
  paidSum: 'Versé',
  state: 'État',
  batch: 'lot',
  toFiles: 'Voir les dossiers financés',
  toCalls: 'Voir les appels de fonds',
} as const;

const longMonth = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** « novembre 2026 » of `2026-11`. */
export const monthText = (month: string): string => longMonth.format(new Date(`${month}-15T12:00:00Z`));

/** Where a batch stands, as its funder reads it. */
export const batchBadges: Readonly<Record<RefundState, { readonly label: string; readonly tone: StatusTone }>> = {
  drafted: { label: 'En préparation', tone: 'orange' },
  approved: { label: 'Approuvé', tone: 'purple' },
  exported: { label: 'Transmis à la banque', tone: 'orange' },
  confirmed: { label: 'Confirmé par la banque', tone: 'green' },
  refused: { label: 'Refusé, rien n’est parti', tone: 'grey' },
  withdrawn: { label: 'Retiré, rien n’est parti', tone: 'grey' },
};
