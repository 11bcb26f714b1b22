import type { DocumentKind } from '@alveole/contracts/establishment';

export const texts = {
  save: 'Enregistrer',
  modifyTitle: 'Modifier les données',
  noChoice: 'Aucun choix de la liste ne correspond',
  placeToCheck:
    'Le point sur la carte reste où il est\u00a0: vérifiez-le après l’enregistrement, avec «\u00a0Voir sur la carte\u00a0».',
  modifyHint: 'L’état du dossier ne change pas et l’établissement ne reçoit pas de courriel.',
  leaveTitle: 'Quitter sans enregistrer\u00a0?',
  leaveConsequence: 'Ce que vous avez saisi dans ce formulaire sera perdu.',
  leaveStay: 'Continuer la saisie',
  leaveConfirm: 'Quitter',
  attestedHint: 'À cocher seulement si l’établissement vous l’a attesté.',
  mailHint:
    'L’adresse de connexion change aussi\u00a0; les deux adresses en sont averties et les sessions ouvertes se ferment.',
  hoursHint: 'Par exemple 09:00 – 12:00, 14:00 – 18:00. Vide\u00a0: fermé.',
  modifySections: {
    company: 'Structure',
    representative: 'Représentant légal',
    place: 'Établissement',
    hours: 'Horaires',
    bank: 'Coordonnées bancaires',
    training: 'Vélo-école',
    notes: 'Notes de suivi',
  },
  seeMap: 'Voir sur la carte',
  place: 'Emplacement de l’établissement',
  placed: 'L’emplacement est enregistré',
  uploadTitle: (name: string) => `Déposer pour l’établissement\u00a0: ${name}`,
  uploadHint: 'Le document remplace celui du dossier. L’établissement ne reçoit pas de courriel.',
  uploadMissing: 'Choisissez un fichier',
} as const;

export const documentNames: Readonly<Record<DocumentKind, string>> = {
  KBIS: 'Extrait KBIS',
  PID: 'Pièce d’identité',
  RIB: 'RIB',
};
