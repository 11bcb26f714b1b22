import type { MassRepairAct } from '@alveole/domain';
import { formatCount, formatEuros } from '@alveole/ui';
import type { RunWords } from './run-in-mass.text.ts';

const files = (count: number) => formatCount(count, 'dossier');

const sumText = (count: number, cents: number) => `${files(count)} pour ${formatEuros(cents)} de primes`;

const acts: Readonly<Record<MassRepairAct, { readonly label: string; readonly verb: string; readonly after: string }>> =
  {
    'not-eligible': {
      label: 'Déclarer non éligibles',
      verb: 'Déclarer non éligibles',
      after:
        'Chaque dossier passe à «\u00a0Non éligible\u00a0», quel que soit son suivi\u00a0; les dossiers payés ou en cours de virement sont épargnés. Les réparateurs en sont avertis.',
    },
    validate: {
      label: 'Valider',
      verb: 'Valider',
      after: 'La prime de chaque dossier sera due au réparateur. Les autres lignes restent sans suite.',
    },
    'ask-complements': {
      label: 'Demander un complément',
      verb: 'Demander un complément pour',
      after: 'Chaque réparateur reçoit la demande par courriel. Les autres lignes restent sans suite.',
    },
    sample: {
      label: 'Placer dans l’échantillon',
      verb: 'Placer dans l’échantillon',
      after: 'Ces dossiers seront vérifiés à part. Les autres lignes restent sans suite.',
    },
    assign: {
      label: 'Attribuer ou libérer',
      verb: 'Attribuer ou libérer',
      after: 'Le suivi de chaque dossier change. Les autres lignes restent sans suite.',
    },
  };

export const actOptions = (Object.keys(acts) as MassRepairAct[]).map((value) => ({ value, label: acts[value].label }));

export const repairActLabel = (act: MassRepairAct): string => acts[act].label;

export function repairRunWords(act: MassRepairAct): RunWords {
  const { label, verb, after } = acts[act];
  return {
    title: `${label}\u00a0: traitement par lot`,
    isOfFiles: true,
    ...(act !== 'assign' && { sum: sumText }),
    start: (count) => `${verb} ${files(count)}`,
    startTitle: (count) => `${verb} ${files(count)}\u00a0?`,
    startConsequence: after,
    startAct: label,
  };
}

export const repairTexts = {
  title: 'Traiter des dossiers',
  lead: 'Rien n’est écrit avant votre confirmation\u00a0: l’essai à blanc dit d’abord ce qui arrivera à chaque dossier.',
  act: 'Action',
  source: 'Dossiers',
  sources: [
    { value: 'lines', label: 'Une liste de numéros de dossier' },
    { value: 'sirets', label: 'Tous les dossiers d’une liste de SIRET' },
    { value: 'filter', label: 'Tous ceux d’un filtre' },
  ],
  linesHint: 'Un numéro de dossier par ligne, par exemple REP00001_46790. 5\u00a0000 lignes au plus.',
  siretsHint: 'Un SIRET (14 caractères) ou un RNA (9 caractères) par ligne. 5\u00a0000 lignes au plus.',
  status: 'État des dossiers',
  anyStatus: 'Tous les états',
  holder: 'Suivis par',
  anyAssignee: 'Tout le monde',
  percent: 'Part tirée au sort (%)',
  percentHint: 'Vide\u00a0: tous les dossiers du filtre. La graine du tirage est conservée.',
  percentFault: 'Veuillez saisir un nombre entre 0 et 100',
  assignTo: 'Nouveau suivi',
  nobody: 'Personne (libérer)',
  assignMissing: 'Veuillez sélectionner un utilisateur',
  reasons: 'Texte du complément',
  reasonsMissing: 'Veuillez saisir la demande de complément',
  past: 'Traitements de dossiers passés',
  exportTitle: 'Exporter les dossiers',
  exportLead: 'Tous les dossiers, état après état, dans un fichier pour tableur.',
  exportAct: 'Dossiers (CSV)',
} as const;
