import type { FundedState } from '@alveole/domain';
import type { StatusTone } from '@alveole/ui';

export const texts = {
  title: 'Dossiers financés',
  lead: 'Les dossiers dont vous payez une part, sans nom de personne ni d’établissement.',
  loading: 'Chargement des dossiers',
  list: 'Dossiers financés',
  states: 'État de votre part',
  every: 'Tous',
  search: 'Chercher un dossier par sa référence ou son département',
  searchExample: 'Référence, n° dép.',
  days: 'Dates d’ouverture',
  from: 'Ouverts du',
  until: 'au',
  total: 'Votre part de ces dossiers',
  totalOf: (files: string) => `\u00a0de votre part pour ${files}`,
  paidOf: '\u00a0versés',
  overpaidOf: '\u00a0versés en trop, à récupérer',
  reference: 'Référence',
  day: 'Ouvert le',
  department: 'Département',
  kind: 'Nature',
  repair: 'Réparation',
  session: 'Remise en selle',
  invoice: 'Facture HT',
  share: 'Votre part',
  paid: 'Versé',
  state: 'État',
  version: 'Version',
  versionOf: (version: number | undefined) => (version === undefined ? '–' : `${version}`),
  others: 'Autres',
  file: 'dossier',
  emptyTitle: 'Aucun dossier',
  empty: 'Aucun dossier ne prend sur votre participation avec ces filtres.',
  export: 'Télécharger en CSV',
  exported: 'Le fichier est enregistré',
  exportFailed: 'Le fichier n’a pas pu être préparé. Réessayez dans un instant.',
} as const;

/** How far a share is, as a badge and as a filter. */
export const fundedBadges: Readonly<Record<FundedState, { readonly label: string; readonly tone: StatusTone }>> = {
  reserved: { label: 'Réservé', tone: 'orange' },
  committed: { label: 'À verser', tone: 'purple' },
  paid: { label: 'Versé', tone: 'green' },
  overpaid: { label: 'Versé en trop', tone: 'red' },
};
