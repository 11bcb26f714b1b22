import type { OpenStatisticsView } from '@alveole/contracts/statistics';
import { formatCount, formatDate, formatEuros } from '@alveole/ui/format';

type Figure = number | undefined;

export const texts = {
  title: 'Le programme en chiffres',
  lead: 'Ce que le programme a reçu, accordé et versé, mis à jour chaque lundi.',
  loading: 'Chargement des chiffres',
  failed: 'Les chiffres ne sont pas arrivés. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  totals: 'Depuis le début',
  until: (day: string) => `Jusqu’au ${formatDate(day)}`,
  weeks: 'Par semaine',
  weekHead: 'Semaine du',
  departments: 'Par département',
  departmentHead: 'Département',
  departmentsNote: 'Département du réparateur. Dossiers arrondis à 5, montants à 100\u00a0€.',
  filed: 'Dossiers déposés',
  validated: 'Dossiers validés',
  granted: 'Montant accordé',
  unknown: 'Inconnu',
  nothing: 'Aucun dossier encore.',
  withheld: 'non publié',
  data: 'Données ouvertes',
  dataNote: 'Ces adresses ne changent pas et peuvent être lues par un programme.',
  json: 'Données JSON',
  csv: 'Tableau CSV',
  masked: (smallest: number) =>
    `Un chiffre de moins de ${smallest} dossiers n’est pas publié, ni celui qui permettrait de le retrouver par soustraction\u00a0: personne ne peut y être reconnu. La semaine en cours n’est pas comptée.`,
  print: 'Imprimer',
  also: 'Et aussi',
  verification: {
    to: '/auth/programme/verifier',
    title: 'Vérifier les comptes',
    text: 'Chaque somme, ligne par ligne, et votre dossier parmi elles.',
  },
  programme: { to: '/auth/programme', title: 'Le programme', text: 'Les aides, les dates et ceux qui les portent.' },
} as const;

const waitingText = (overdue: number): string =>
  overdue === 0 ? '.' : ` et ${formatCount(overdue)} qui attendent au-delà du délai.`;

export const promiseTexts = {
  title: 'La promesse de paiement',
  promise: (days: number) => `Un dossier validé est versé au réparateur en ${formatCount(days, 'jour')} au plus.`,
  promiseHeading: 'Tenue sur les 30 derniers jours',
  counted: (paid: number, inTime: number, overdue: number) =>
    `${formatCount(inTime)} versés à temps sur ${formatCount(paid, 'dossier')} versés${waitingText(overdue)}`,
  countedShares: (paid: number, inTime: number, overdue: number) =>
    `${formatCount(inTime)} versées à temps sur ${formatCount(paid, 'part')} versées${waitingText(overdue)} Plusieurs financeurs paient un dossier, chacun sa part.`,
  tooFew: 'Trop peu de dossiers à verser ces 30 derniers jours pour en publier le taux.',
  failed: 'Le taux de la promesse n’est pas arrivé.',
} as const;

/** Stable addresses, below the base path. */
export const dataLinks = [
  { name: texts.json, file: 'alveoleapi/v1/repairs/open_statistics.json' },
  { name: texts.csv, file: 'alveoleapi/v1/repairs/open_statistics.csv' },
] as const;

/** The figures above the tables. */
export function totalsOf({ totals }: OpenStatisticsView): readonly { readonly name: string; readonly value: string }[] {
  return [
    { name: texts.filed, value: countText(totals.filed) },
    { name: texts.validated, value: countText(totals.validated) },
    { name: 'dont réparations', value: countText(totals.repairs) },
    { name: 'dont séances de remise en selle', value: countText(totals.sessions) },
    { name: texts.granted, value: eurosText(totals.grantedCents) },
    { name: 'Montant versé', value: eurosText(totals.refundedCents) },
    { name: 'Délai médian de décision', value: daysText(totals.decisionDays) },
    { name: 'Délai médian de versement', value: daysText(totals.paymentDays) },
  ];
}

export function countText(count: Figure): string {
  return count === undefined ? texts.withheld : formatCount(count);
}

export function eurosText(cents: Figure): string {
  return cents === undefined ? texts.withheld : formatEuros(cents);
}

function daysText(days: Figure): string {
  return days === undefined ? texts.withheld : formatCount(days, 'jour');
}
