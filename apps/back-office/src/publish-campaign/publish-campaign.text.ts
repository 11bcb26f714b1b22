import type { FrenchTexts } from '@alveole/api-client';
import type { CampaignVersionView, VersionAct } from '@alveole/contracts/campaign';
import { campaignTextsById, calendarDay, secondPersonTextsById } from '@alveole/domain';
import { formatDate, formatDeskTime } from '@alveole/ui';
import type { StatusTone } from '@alveole/ui';

export const texts = {
  title: 'Campagne',
  lead: 'Calendrier, quotas et règles du programme. Un administrateur propose une version, un autre membre de l’équipe la publie\u00a0; elle vaut pour les réparations faites à partir de son jour.',
  loading: 'Chargement des versions',
  tableOf: (name: string) => `Versions de «\u00a0${name}\u00a0»`,
  read: 'La relire',
  version: 'Version',
  state: 'État',
  holdsFrom: 'Vaut à partir du',
  fromTheBeginning: 'Depuis le début',
  reason: 'Motif',
  ownReason: 'Version de l’installation',
  proposed: 'Proposée',
  settled: 'Décidée',
  propose: 'Proposer une version',
  readOnly: 'Seul un administrateur propose une version.',
  back: 'Toutes les versions',
  replay: 'Simuler',
  publish: 'Publier',
  withdraw: 'Retirer',
  publishedNotice: 'La version est publiée',
  withdrawnNotice: 'La version est retirée',
  proposedNotice: 'La version est proposée',
  openPages:
    'Les pages déjà ouvertes chez les réparateurs annoncent l’aide d’avant jusqu’à ce qu’ils les rechargent\u00a0: préférez demain si rien ne presse.',
  withdrawConsequence: 'Elle ne pourra plus être publiée. Une autre version peut être proposée.',
  waits: 'Relisez ce qui change, et simulez-le sur les dossiers passés, avant de la publier.',
  isAuthor: 'Vous avez proposé cette version\u00a0: un autre membre de l’équipe la publie.',
  difference: 'Ce qui change',
  noDifference: 'Rien ne change dans ce fichier.',
  files: 'Les fichiers',
  proposeTitle: 'Nouvelle version de la campagne',
  proposeLead:
    'Les trois fichiers sont ceux de la version en vigueur. Changez-les, donnez à « version » le numéro attendu, puis vérifiez.',
  holdsFromField: 'Vaut pour les réparations à partir du',
  holdsFromHint:
    'Aujourd’hui au plus tôt. Demain vaut mieux\u00a0: personne n’annonce alors l’aide d’avant depuis une page déjà ouverte.',
  missingDay: 'Choisissez un jour',
  reasonField: 'Pourquoi cette version',
  missingReason: 'Dites pourquoi cette version est proposée',
  check: 'Vérifier',
  send: 'Proposer la version',
  inOrder: 'Les fichiers sont en ordre, et leurs exemples donnent les résultats attendus.',
  leaveTitle: 'Quitter sans proposer la version\u00a0?',
  leaveConsequence: 'Ce qui est écrit dans les fichiers sera perdu.',
  leave: 'Quitter',
  stay: 'Rester',
} as const;

export const fileNames = {
  campaign: 'campaign.yaml',
  rules: 'rules.publicodes',
  examples: 'examples.yaml',
} as const;

export const fileTitles = {
  campaign: 'Identité, calendrier et quotas',
  rules: 'Règles et montants',
  examples: 'Exemples',
} as const;

export const refusals: FrenchTexts = {
  ...campaignTextsById,
  ...secondPersonTextsById,
  NotFoundException: 'Cette version n’existe pas',
  RepairVersionMismatchException: 'Quelqu’un d’autre a décidé de cette version entre-temps',
};

export const proposeText = (name: string): string => `Proposer une version de «\u00a0${name}\u00a0»`;

/** « La version 2, proposée par Léa Petit pour le 1er juin 2026, attend que quelqu’un d’autre la publie. » */
export const waitingText = ({ version, proposedBy, holdsFrom = '' }: CampaignVersionView): string =>
  `La version\u00a0${version}, proposée par ${proposedBy?.userName ?? ''} pour le ${formatDate(holdsFrom)}, attend qu’une autre personne la publie.`;

export const titleText = ({ campaignName, version }: CampaignVersionView): string =>
  `${campaignName}, version\u00a0${version}`;

/** The day of an act. */
export const actDayText = ({ at }: VersionAct): string => formatDeskTime(at);

export const versionText = (version: number): string => `Version ${version}`;

export const publishQuestion = (version: number): string => `Publier la version ${version}\u00a0?`;

export const withdrawQuestion = (version: number): string => `Retirer la version ${version}\u00a0?`;

export const publishConsequence = (holdsFrom: string): string =>
  `Les services et les pages la suivent en moins d’une minute. Elle vaut pour les réparations faites à partir du ${formatDate(holdsFrom)}, et ne se change plus.${isToday(holdsFrom) ? ` ${texts.openPages}` : ''}`;

const isToday = (day: string): boolean => day === calendarDay(new Date());

export const actText = ({ userName, at }: VersionAct): string => `${userName}, le ${formatDeskTime(at)}`;

export const faultCountText = (count: number): string =>
  count === 1 ? 'Une faute à corriger' : `${count} fautes à corriger`;

export const doubtCountText = (count: number): string =>
  count === 1 ? 'Un point à vérifier' : `${count} points à vérifier`;

export const numberHint = (nextVersion: number): string =>
  `${fileNames.campaign}\u00a0: écrivez «\u00a0version: ${nextVersion}\u00a0», le prochain numéro.`;

export const faultText = (file: string, line: number): string => `${file}, ligne ${line}`;

/** How a version stands: its words and its tone. */
export function standingOf({ state, isInForce, holdsFrom = '' }: CampaignVersionView): {
  readonly tone: StatusTone;
  readonly text: string;
} {
  if (isInForce) return { tone: 'green', text: 'En vigueur' };
  if (state === 'published' && holdsFrom > calendarDay(new Date())) return { tone: 'purple', text: 'À venir' };
  return standings[state];
}

const standings: Readonly<Record<CampaignVersionView['state'], { readonly tone: StatusTone; readonly text: string }>> =
  {
    proposed: { tone: 'orange', text: 'Proposée' },
    published: { tone: 'grey', text: 'Remplacée' },
    withdrawn: { tone: 'black', text: 'Retirée' },
  };
