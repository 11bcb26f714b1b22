import { formatCount } from '@alveole/ui';
import type { MassRunState, StatusTone } from '@alveole/domain';

const establishments = (count: number) => formatCount(count, 'établissement');

export const texts = {
  toolsTitle: 'Traitements par lot',
  toolsLead: 'Agir sur beaucoup de dossiers ou d’établissements à la fois, et les exporter.',
  exportTitle: 'Exporter les établissements',
  exportLead:
    'Tous les établissements que votre rôle peut lire. Pour une partie d’entre eux, filtrez la liste puis exportez-la.',
  idsAct: 'Identifiants et SIRET (JSON)',
  conditionsTitle: 'Représenter les conditions générales',
  conditionsLead:
    'Les établissements choisis devront accepter de nouveau les conditions générales à leur prochaine visite.',
  conditionsAct: 'Préparer un traitement',
  title: 'Conditions générales par lot',
  lead: 'Rien n’est écrit avant votre confirmation\u00a0: l’essai à blanc dit d’abord ce qui arrivera à chaque ligne.',
  source: 'Établissements',
  sources: [
    { value: 'lines', label: 'Une liste d’identifiants ou de SIRET' },
    { value: 'filter', label: 'Tous ceux d’un filtre' },
  ],
  lines: 'Liste',
  linesHint: 'Un identifiant, un SIRET ou un RNA par ligne. 5\u00a0000 lignes au plus.',
  file: 'Ou un fichier',
  fileHint: 'La première colonne remplit la liste.',
  problem: 'Un problème est survenu',
  fileFailed: 'Le fichier n’a pas pu être lu. Réessayez.',
  linesMissing: 'Veuillez coller au moins une ligne, ou choisir un fichier',
  linesTooMany: (count: number) => `${formatCount(count, 'ligne')}\u00a0: 5\u00a0000 au plus`,
  status: 'État des dossiers',
  anyStatus: 'Tous les états',
  search: 'Recherche',
  searchHint: 'Nom, SIRET, ville… Facultatif.',
  preview: 'Lancer l’essai à blanc',
  past: 'Traitements d’établissements passés',
  act: 'Action',
  pastEmpty: 'Aucun traitement pour l’instant.',
  back: 'Nouveau traitement',
  loading: 'Chargement du traitement',
  by: (name: string, when: string) => `Préparé par ${name} le ${when}`,
  another: (name: string) =>
    `Seule la personne qui a préparé ce traitement (${name}) peut le lancer. Préparez le vôtre pour agir à sa place.`,
  stoppedForAuthor: (name: string) => `Interrompu\u00a0: le compte de ${name} n’est plus ouvert ou n’a plus ce droit.`,
  previewing: 'Essai à blanc en cours. Vous pouvez quitter cette page et la retrouver.',
  running: 'Traitement en cours. Vous pouvez quitter cette page et la retrouver.',
  resume: 'Reprendre le traitement',
  resumePreview: 'Reprendre l’essai à blanc',
  nothing: 'Aucune ligne n’est à faire.',
  stop: 'Interrompre',
  results: 'Résultat des lignes',
  all: 'Toutes',
  csv: 'Télécharger les résultats',
  noLines: 'Aucune ligne ici.',
  line: 'Ligne',
  given: 'Saisi',
  fileNumber: 'Dossier',
  person: 'Bénéficiaire',
  shop: 'Établissement',
  premium: 'Prime',
  result: 'Résultat',
  noun: 'résultat',
  more: 'Afficher plus',
  created: 'Préparé',
  author: 'Par',
  state: 'État',
  total: 'Lignes',
  done: 'Faites',
} as const;

export const stateLabels: Readonly<Record<MassRunState, { readonly label: string; readonly tone: StatusTone }>> = {
  previewing: { label: 'Essai à blanc', tone: 'orange' },
  previewed: { label: 'À confirmer', tone: 'purple' },
  running: { label: 'En cours', tone: 'orange' },
  stopped: { label: 'Interrompu', tone: 'grey' },
  done: { label: 'Terminé', tone: 'green' },
};

/** What a run is called, and what its confirmation says. */
export interface RunWords {
  readonly title: string;
  /** Whether its lines name files, with person, shop and premium. */
  readonly isOfFiles?: true;
  /** « 28 dossiers pour 1 234,50 € de primes », of an act that decides on money. */
  readonly sum?: (count: number, cents: number) => string;
  readonly start: (count: number) => string;
  readonly startTitle: (count: number) => string;
  readonly startConsequence: string;
  readonly startAct: string;
}

export const conditionsWords: RunWords = {
  title: texts.title,
  start: (count) => `Représenter les conditions à ${establishments(count)}`,
  startTitle: (count) => `Représenter les conditions à ${establishments(count)}\u00a0?`,
  startConsequence:
    'Chacun devra les accepter avant de continuer à utiliser l’application. Les autres lignes restent sans suite.',
  startAct: 'Représenter',
};
