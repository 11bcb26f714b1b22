import type { OpenEnvelopeView } from '@alveole/contracts/campaign';
import { otherDepartments } from '@alveole/transparency';
import { formatDate, formatEuros } from '@alveole/ui/format';

export const texts = {
  title: 'Comptes ouverts',
  lead: 'Ce que le programme a accordé, versé et doit encore, par financeur, par mois et par département. Chaque somme est celle de lignes publiques, que vous pouvez vérifier.',
  loading: 'Chargement des comptes',
  failed: 'Les comptes ne sont pas arrivés. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  totals: 'Depuis le début',
  until: (day: string) => `Relevé du ${formatDate(day)}`,
  none: 'Aucun relevé n’est encore publié. Le premier paraît le lendemain de la première validation.',
  granted: 'Accordé',
  paid: 'Versé',
  paidNote: (returnedCents: number) =>
    returnedCents === 0
      ? 'Versé\u00a0: ce que les banques ont confirmé. Rien n’est revenu.'
      : `Versé\u00a0: ce que les banques ont confirmé, moins ${formatEuros(returnedCents)} renvoyés par les banques et les établissements.`,
  returnedHead: 'Dont renvoyé',
  left: 'À verser',
  funders: 'Par financeur',
  funderHead: 'Financeur',
  envelopes: 'Ce que donne chaque financeur',
  envelopesNote:
    'Pour toute la campagne. Ce qui reste n’est encore promis à aucun dossier\u00a0; une enveloppe n’est jamais dépassée.',
  envelope: 'Enveloppe',
  leftToGive: 'Reste',
  afterwards: 'Une fois utilisée',
  called: 'Ce qui a été demandé à chaque financeur',
  calledNote:
    'La somme de ses appels de fonds, d’après les lignes publiques. L’argent va de la banque du financeur à celle du programme\u00a0: sa réception n’est pas enregistrée ici.',
  calledCents: 'Appelé',
  calledUntil: 'Jusqu’au',
  months: 'Par mois',
  monthHead: 'Mois',
  departments: 'Par département',
  departmentHead: 'Département',
  departmentsNote:
    'Département du réparateur. Il est nommé dès son cinquième dossier\u00a0; les premiers restent parmi les autres.',
  otherDepartments: 'Autres',
  rules: 'Les règles, version par version',
  rulesNote:
    'Le texte d’après lequel chaque aide est calculée, et depuis quel jour. Une version publiée ne change plus.',
  version: (version: number, holdsFrom: string | undefined) =>
    holdsFrom === undefined
      ? `Version ${version}, depuis le début`
      : `Version ${version}, pour les réparations à partir du ${formatDate(holdsFrom)}`,
  replacedBy: (version: number) => `, remplacée le même jour par la version\u00a0${version}`,
  data: 'Données ouvertes',
  dataNote: 'Ces adresses ne changent pas et peuvent être lues par un programme.',
  json: 'Comptes en JSON',
  csv: 'Comptes en CSV',
  also: 'Et aussi',
  payments: {
    to: '/auth/programme/versements',
    title: 'Versements aux établissements',
    text: 'Ce que chaque financeur a versé à chacun, à rechercher par nom, commune ou SIRET.',
  },
  verification: {
    to: '/auth/programme/verifier',
    title: 'Vérifier les comptes',
    text: 'Refaites ces sommes sur votre appareil, ligne par ligne.',
  },
  figures: {
    to: '/auth/programme/chiffres',
    title: 'Le programme en chiffres',
    text: 'Dossiers déposés, validés et versés, délais et promesse de paiement.',
  },
} as const;

/** Stable addresses, below the base path. */
export const dataLinks = [
  { name: texts.json, file: 'alveoleapi/v1/refunds/open_accounts.json' },
  { name: texts.csv, file: 'alveoleapi/v1/refunds/open_accounts.csv' },
] as const;

const longMonth = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const monthText = (month: string): string => longMonth.format(new Date(`${month}-15T00:00:00Z`));

export const departmentText = (department: string): string =>
  department === otherDepartments ? texts.otherDepartments : department;

/** What happens once an envelope is used up. @param redirectName who pays then */
export function afterwardsText({ whenUsedUp }: Pick<OpenEnvelopeView, 'whenUsedUp'>, redirectName: string): string {
  if (whenUsedUp === 'wait') return 'les dossiers attendent leur tour';
  return whenUsedUp === 'redirect' ? `${redirectName} paie à sa place` : 'aucun nouveau dossier';
}

export const dayText = (day: string): string => formatDate(day);

export const eurosText = (cents: number): string => formatEuros(cents);
