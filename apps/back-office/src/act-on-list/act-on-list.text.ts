import type { MassRepairAct } from '@alveole/domain';
import { formatCount } from '@alveole/ui';

const files = (count: number) => formatCount(count, 'dossier');

export type ListAct = Exclude<MassRepairAct, 'not-eligible'>;

export const texts = {
  open: 'Agir par lot',
  openOn: (count: number) => `Agir sur ${files(count)}`,
  title: 'Agir sur plusieurs dossiers',
  lead: 'Rien n’est écrit avant votre confirmation\u00a0: l’essai à blanc dit d’abord ce qui arrivera à chaque dossier.',
  act: 'Action',
  acts: [
    { value: 'assign', label: 'Attribuer ou libérer' },
    { value: 'validate', label: 'Valider pour remboursement' },
    { value: 'ask-complements', label: 'Demander un complément' },
    { value: 'sample', label: 'Mettre à l’échantillon' },
  ] satisfies readonly { value: ListAct; label: string }[],
  scope: 'Dossiers',
  ticked: (count: number) => `${files(count)} ${count > 1 ? 'cochés' : 'coché'} dans la liste`,
  listed: (count: number | undefined) =>
    count === undefined ? 'Tous les dossiers de la liste filtrée' : `Toute la liste filtrée (${files(count)})`,
  assignTo: 'Nouveau suivi',
  nobody: 'Personne (libérer)',
  assignMissing: 'Veuillez sélectionner un utilisateur',
  reasons: 'Texte du complément',
  reasonsMissing: 'Veuillez saisir la demande de complément',
  percent: 'Part tirée au sort, en %',
  percentHint: 'Vide\u00a0: tous. La graine du tirage est gardée avec le traitement.',
  percentFault: 'Veuillez saisir un nombre entre 0 et 100',
  preview: 'Lancer l’essai à blanc',
} as const;
