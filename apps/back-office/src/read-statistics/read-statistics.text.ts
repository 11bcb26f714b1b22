import { formatCount, formatDate, formatDeskTime } from '@alveole/ui';
import type { WeekChoice } from './period.ts';

export const texts = {
  title: 'Statistiques',
  lead: 'Les dossiers semaine par semaine, du lundi au dimanche.',
  loading: 'Chargement des statistiques',
  period: 'Période',
  weeks: (count: WeekChoice) => `${count} semaines`,
  until: 'Jusqu’à la semaine du',
  untilHint: 'JJ/MM/AAAA\u00a0; vide\u00a0: en cours',
  kind: 'Nature',
  kinds: { all: 'Réparations et séances', 0: 'Réparations', 1: 'Séances' },
  csv: 'Exporter en CSV',
  print: 'Imprimer',
  counting: 'Les dossiers sont comptés pour la première fois. Les chiffres arrivent d’ici quelques minutes.',
  reload: 'Recharger',
  emptyTitle: 'Aucun dossier sur cette période',
  emptyReason: 'Choisissez une période plus longue ou une autre nature de dossier.',
  compared: (files: number) => `Chiffres comparés à ${formatCount(files, 'dossier')} le `,
  noDifference: '\u00a0: aucun écart.',
  differs: (at: string, differences: number) =>
    `Le ${formatDeskTime(at)}, ${formatCount(differences, 'compteur')} ne correspondaient pas aux dossiers. L’exploitation peut les recompter avec la commande «\u00a0statistics --recount\u00a0» du service des réparations.`,
  notCompared: 'Chiffres pas encore comparés aux dossiers.',
  range: (from: string, to: string) => `Du ${formatDate(from)} au ${formatDate(to)}`,
  seeTable: 'Voir les chiffres',
  tableOf: (title: string) => `Chiffres\u00a0: ${title}`,
  none: '–',
  summary: 'Sur la période',
  days: (days: number | undefined) => (days === undefined ? '–' : formatCount(days, 'jour')),
  p95: (days: number | undefined) =>
    days === undefined ? 'aucun dossier encore' : `95\u00a0% en ${formatCount(days, 'jour')} au plus`,
} as const;

export const figureTexts = {
  filed: 'Déposés',
  validated: 'Validés',
  refused: 'Non éligibles',
  complements: 'Compléments demandés',
  granted: 'Montant accordé',
  refunded: 'Montant remboursé',
  decision: 'Délai de décision médian',
  payment: 'Délai de paiement médian',
  fromFiling: 'à partir du dépôt complet',
  firstPayments: 'premiers virements, sans les corrections',
  net: 'annulations déduites',
} as const;

export const chartTexts = {
  week: 'Semaine du',
  stages: { title: 'Où en sont les dossiers', note: 'En fin de semaine, tous dépôts confondus.' },
  flow: { title: 'Dépôts et décisions', note: 'Chaque semaine.' },
  delays: {
    title: 'Délais depuis le dépôt',
    note: 'En jours, pour les dossiers décidés ou payés dans la semaine.',
    decision: 'Décision, médiane',
    decision95: 'Décision, 95\u00a0%',
    payment: 'Paiement, médiane',
    payment95: 'Paiement, 95\u00a0%',
  },
  amounts: {
    title: 'Montants',
    note: 'Primes accordées (corrections comprises) et premiers virements.',
    granted: 'Accordé',
    refunded: 'Remboursé',
  },
  queue: {
    title: 'Âge de la file',
    note: 'Dossiers à décider, par semaine d’arrivée.',
    files: 'Dossiers à décider',
    noneNote: 'Aucun dossier n’attend de décision.',
  },
  pending: {
    title: 'Virements à préparer',
    note: 'Dossiers validés en attente de SEPA et dans aucun lot approuvé, par semaine de validation (les 30 plus anciennes).',
    files: 'Dossiers en attente de SEPA',
    noneNote: 'Aucun dossier validé n’attend son virement.',
  },
  departments: {
    title: 'Départements',
    note: 'Du réparateur, sur la période. Le graphique montre les douze premiers, la table tous.',
    head: 'Département',
    unknown: 'Inconnu',
  },
  questions: { note: 'Question du programme, dossiers déposés sur la période.', head: 'Réponse' },
  kinds: { title: 'Nature des dossiers', note: 'Sur la période.', head: 'Nature' },
  sms: {
    title: 'Remise des SMS',
    note: 'Codes demandés et ce que l’opérateur en a dit.',
    asked: 'Demandés',
    delivered: 'Remis',
    sent: 'Envoyés, remise inconnue',
    failed: 'Échoués',
    unknown: 'Envoi incertain',
  },
  statuses: 'Les quinze statuts en fin de semaine',
  label: (title: string, note: string) => `${title}. ${note} Les chiffres sont dans la table qui suit.`,
} as const;

/** Statuses in the order of the procedure, some in one stage. */
export const stageLabels = {
  open: 'À compléter au comptoir',
  toDecide: 'À décider',
  complement: 'Compléments attendus',
  toPay: 'Validés, à rembourser',
  paid: 'Remboursés',
  closed: 'Non éligibles ou abandonnés',
} as const;
