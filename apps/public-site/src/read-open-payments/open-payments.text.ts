import type { OpenPaymentView } from '@alveole/contracts/refund';
import { unknownDepartment } from '@alveole/domain';
import { formatCount, formatDate, formatEuros } from '@alveole/ui/format';

export const texts = {
  title: 'Versements aux établissements',
  lead: 'Ce que chaque financeur a versé à chaque établissement, pour rembourser les aides déduites des factures. Aucun bénéficiaire n’y figure.',
  loading: 'Chargement des versements',
  failed: 'Les versements ne sont pas arrivés. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  unpublished:
    'Ce programme ne publie pas les versements par établissement. Les sommes par financeur, par mois et par département sont dans les comptes ouverts.',
  search: 'Rechercher',
  searchLabel: 'Nom, commune ou SIRET',
  department: 'Département',
  allDepartments: 'Tous',
  unknownDepartment: 'Inconnu',
  year: 'Année',
  allYears: 'Toutes',
  list: 'Versements',
  none: 'Aucun versement n’est encore publié. Un versement paraît dans la minute qui suit la confirmation de la banque, dès qu’il porte sur cinq dossiers.',
  noMatch: 'Aucun versement ne correspond à cette recherche.',
  noMatchHint:
    'Un établissement qui n’a rien reçu n’y est pas, ni une entreprise individuelle\u00a0: son nom est celui d’une personne.',
  showAll: 'Tout afficher',
  more: 'Afficher plus',
  rules: 'Ce qui est publié',
  named:
    'Les établissements qui sont des personnes morales\u00a0: associations, collectivités, et sociétés dont le nom porte la forme juridique.',
  joined:
    'Un versement pour moins de cinq dossiers est réuni au suivant, pour que personne ne retrouve l’aide d’un seul dossier\u00a0: il porte alors deux dates.',
  print: 'Imprimer',
  data: 'Données ouvertes',
  dataNote: 'Ces adresses ne changent pas et peuvent être lues par un programme.',
  csv: 'Subventions en CSV (schéma SCDL)',
  json: 'Subventions en JSON',
  also: 'Et aussi',
  accounts: {
    to: '/auth/programme/comptes',
    title: 'Comptes ouverts',
    text: 'Les sommes par financeur, par mois et par département, et les règles.',
  },
  verification: {
    to: '/auth/programme/verifier',
    title: 'Vérifier les comptes',
    text: 'Refaites ces sommes sur votre appareil, ligne par ligne.',
  },
} as const;

/** Stable addresses, below the base path. */
export const dataFiles = [
  { name: texts.csv, file: 'alveoleapi/v1/refunds/open_subsidies.csv' },
  { name: texts.json, file: 'alveoleapi/v1/refunds/open_subsidies.json' },
] as const;

export const eurosText = (cents: number): string => formatEuros(cents);

export const totalText = (count: number, cents: number): string =>
  `${formatCount(count, 'versement')}, ${formatEuros(cents)} au total`;

/** Beside what is listed, whatever is searched. */
export const othersText = (cents: number): string =>
  `S’y ajoutent ${formatEuros(cents)} versés à des établissements qui ne sont pas nommés, ou pour trop peu de dossiers encore.`;

export const departmentText = (department: string): string =>
  department === unknownDepartment ? texts.unknownDepartment : department;

/** Where a shop stands, and by which number registers know it. */
export function placeText({ city, department, siret, rna }: OpenPaymentView): string {
  const place = city === undefined ? departmentText(department) : `${city} (${departmentText(department)})`;
  const number = siret === undefined ? rna && `RNA\u00a0${rna}` : `SIRET\u00a0${spaced(siret)}`;
  return number ? `${place}, ${number}` : place;
}

/** When it was paid, and for how many files. */
export function paymentText({ firstDay, lastDay, files }: OpenPaymentView): string {
  const when =
    firstDay === lastDay ? `le ${formatDate(lastDay)}` : `du ${formatDate(firstDay)} au ${formatDate(lastDay)}`;
  return `${when}, ${formatCount(files, 'dossier')}`;
}

/** `123 456 789 00012` */
const spaced = (siret: string): string => siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
