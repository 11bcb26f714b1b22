import type { FrenchTexts } from '@alveole/api-client';
import type { ReasonPurpose } from '@alveole/domain';
import { repairTextsById } from '@alveole/domain';

export const texts = {
  title: 'Motifs enregistrés',
  lead: 'Les textes que l’équipe insère dans une demande de complément ou dans un refus, au lieu de les retaper.',
  readOnly: 'Seul un administrateur ajoute, modifie ou supprime un motif.',
  loading: 'Chargement des motifs',
  table: 'Motifs enregistrés',
  name: 'Nom',
  purpose: 'Sert pour',
  text: 'Texte',
  acts: 'Actions',
  add: 'Ajouter un motif',
  empty: 'Aucun motif',
  emptyReason:
    'Un motif enregistré se choisit d’un geste au moment de demander un complément ou de refuser un dossier.',
  edit: 'Modifier',
  remove: 'Supprimer',
  save: 'Enregistrer',
  addTitle: 'Ajouter un motif',
  editTitle: (name: string) => `Modifier le motif «\u00a0${name}\u00a0»`,
  nameHint: 'Court\u00a0: c’est sous ce nom que l’équipe le choisit.',
  textLabel: 'Texte inséré',
  textHint: 'Le réparateur le reçoit tel quel. Une ligne par point demandé.',
  nameMissing: 'Veuillez saisir un nom',
  textMissing: 'Veuillez saisir le texte du motif',
  nameTaken: 'Un autre motif porte déjà ce nom pour cet usage',
  full: (most: number) => `L’équipe a ${most} motifs, le plus qu’elle peut garder. Supprimez-en un pour en ajouter.`,
  saved: 'Le motif est enregistré',
  removed: 'Le motif est supprimé',
  removeTitle: (name: string) => `Supprimer le motif «\u00a0${name}\u00a0»\u00a0?`,
  removeConsequence: 'L’équipe ne pourra plus le choisir. Les dossiers où il a servi gardent leur texte.',
  insert: 'Insérer un motif enregistré',
  insertFailed: 'Les motifs enregistrés ne s’affichent pas. Vous pouvez écrire le texte.',
} as const;

export const purposeTexts: Readonly<Record<ReasonPurpose, string>> = {
  complement: 'Demande de complément',
  refusal: 'Dossier non éligible',
};

export const refusals: FrenchTexts = {
  ...repairTextsById,
  RepairVersionMismatchException:
    'Les motifs ont été modifiés par quelqu’un d’autre. Ils viennent d’être relus\u00a0: vérifiez-les, puis recommencez.',
};
