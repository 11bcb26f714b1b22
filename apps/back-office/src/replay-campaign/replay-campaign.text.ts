import type { FrenchTexts } from '@alveole/api-client';
import type { ReplayFigures, ReplayView, WholeReplay } from '@alveole/contracts/replay';
import { campaignTextsById, replayTextsById, unknownDepartment } from '@alveole/domain';
import { formatCount, formatDate, formatDeskTime, formatEuros } from '@alveole/ui';
import type { StatusTone } from '@alveole/ui';

export const texts = {
  title: 'Simulation',
  lead: 'Les règles de cette version, appliquées aux dossiers déjà facturés\u00a0: combien changeraient, de combien, et pour qui. Rien n’est écrit dans les dossiers.',
  back: 'La version',
  toVersions: 'Campagne',
  noVersion: 'Aucune version choisie',
  chooseVersion: 'Une simulation part d’une version proposée, avant sa publication\u00a0: choisissez-la.',
  noProposedVersion:
    'Une simulation part d’une version proposée, avant sa publication, et aucune n’attend. Proposez-en une dans «\u00a0Campagne\u00a0», puis «\u00a0Simuler\u00a0».',
  loading: 'Chargement des simulations',
  former: 'Comparer avec',
  from: 'Dossiers ouverts depuis le',
  to: 'Jusqu’au',
  periodHint: 'Sans date, tous les dossiers.',
  wrongPeriod: 'Ce jour vient avant le premier',
  begin: 'Simuler',
  beginAgain: 'Simuler à nouveau',
  readOnly: 'Seul un administrateur lance une simulation. Vous lisez celles qui ont été faites.',
  none: 'Aucune simulation de cette version.',
  running: 'Dossiers relus',
  leave: 'Vous pouvez quitter cette page\u00a0: la simulation continue.',
  stop: 'Arrêter la simulation',
  csv: 'Télécharger (CSV)',
  begunNotice: 'La simulation a commencé',
  stoppedNotice: 'La simulation est arrêtée',
  noChange: 'Aucun dossier ne changerait.',
  noFile: 'Aucun dossier facturé dans cette période.',
  files: 'Dossiers',
  changed: 'Changent',
  raised: 'Prime en hausse',
  lowered: 'Prime en baisse',
  refused: 'Nouveaux refus',
  eligible: 'Nouvellement éligibles',
  eligibleNote: 'Une personne refusée au comptoir n’a pas laissé de dossier\u00a0: elle n’est pas comptée.',
  formerAmount: 'Primes avant',
  amount: 'Primes après',
  difference: 'Écart',
  kind: 'Type',
  shortRaised: 'Hausse',
  shortLowered: 'Baisse',
  shortRefused: 'Refus',
  shortEligible: 'Éligibles',
  before: 'Avant',
  after: 'Après',
  repair: 'Réparation',
  session: 'Remise en selle',
  department: 'Département',
  otherDepartments: 'Autres départements',
  unknownDepartment: 'Sans code postal',
  cells: 'Par type et département',
  cellsNote:
    'Dossiers dont la prime monte ou baisse, nouvellement refusés ou éligibles, et primes avant et après. Les départements de moins de cinq dossiers sont réunis.',
  refusals: 'Pourquoi ces refus',
  spread: 'De combien les primes changeraient',
  summary: 'En bref',
  period: 'Dossiers ouverts',
  by: 'Lancée',
  state: 'État',
} as const;

export const refusals: FrenchTexts = {
  ...campaignTextsById,
  ...replayTextsById,
  NotFoundException: 'Cette simulation n’existe pas',
};

export const states: Readonly<Record<ReplayView['state'], { readonly tone: StatusTone; readonly text: string }>> = {
  running: { tone: 'orange', text: 'En cours' },
  done: { tone: 'green', text: 'Terminée' },
  stopped: { tone: 'grey', text: 'Arrêtée' },
};

export const versionText = (version: number): string => `Version ${version}`;

export const comparisonText = ({ former, next }: ReplayView): string =>
  `Version ${next.version}, comparée à la version ${former.version}`;

export const authorText = ({ createdBy, createdAt }: ReplayView): string =>
  `${createdBy}, le ${formatDeskTime(createdAt)}`;

export function periodText({ openedFrom, openedTo }: ReplayView): string {
  if (openedFrom === undefined && openedTo === undefined) return 'Tous';
  if (openedFrom === undefined) return `Jusqu’au ${formatDate(openedTo ?? '')}`;
  if (openedTo === undefined) return `Depuis le ${formatDate(openedFrom)}`;
  return `Du ${formatDate(openedFrom)} au ${formatDate(openedTo)}`;
}

export const progressText = ({ read, total }: ReplayView): string => `${formatCount(read)} sur ${formatCount(total)}`;

export function changedCount({ raised, lowered, newlyRefused, newlyEligible }: ReplayFigures): number {
  return raised + lowered + newlyRefused + newlyEligible;
}

/** « +1 250,00 € », of cents. */
export function signedEuros(cents: number): string {
  return cents > 0 ? `+${formatEuros(cents)}` : formatEuros(cents);
}

/** « 412 dossiers sur 1 000 changeraient, pour +1 250,00 € au total. » */
export function summaryText(replay: WholeReplay): string {
  const { sums } = replay;
  const changed = changedCount(sums);
  if (sums.files === 0) return replay.state === 'running' ? '' : texts.noFile;
  if (changed === 0) return texts.noChange;
  const verb = changed === 1 ? 'dossier sur' : 'dossiers sur';
  const changing = changed === 1 ? 'changerait' : 'changeraient';
  return `${formatCount(changed)} ${verb} ${formatCount(sums.files)} ${changing}, pour ${signedEuros(sums.cents - sums.formerCents)} au total.`;
}

export function quantilesText({ quantiles }: WholeReplay): string | undefined {
  if (quantiles === undefined) return undefined;
  const { tenth, half, nineTenths } = quantiles;
  if (tenth === nineTenths) return `Presque tous changent de ${signedEuros(half)}.`;
  return `La moitié change de ${signedEuros(half)} au plus\u00a0; huit sur dix, entre ${signedEuros(tenth)} et ${signedEuros(nineTenths)} (à dix centimes près).`;
}

export function departmentText(department: string | null): string {
  if (department === null) return texts.otherDepartments;
  return department === unknownDepartment ? texts.unknownDepartment : department;
}
