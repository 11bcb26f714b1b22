import type { FrenchTexts } from '@alveole/api-client';
import type { SlotFault } from '@alveole/domain';

export const texts = {
  title: 'Etablissement',
  account: 'Mon compte',
  lead: 'Les informations de votre établissement, telles que le programme et vos clients les voient.',
  loading: 'Chargement de votre établissement',
  loadFailed: 'Votre établissement n’a pas pu être chargé',
  panel: 'Votre dossier',
  reasons: 'Motifs du refus',
  save: 'Valider les modifications',
  saved: 'Vos modifications sont enregistrées',
  conditions: 'Conditions générales (PDF)',
  closed: 'Ce compte ne peut plus être modifié.',
  sections: {
    company: 'Etablissement',
    representative: 'Représentant légal',
    address: 'Localisation',
    bank: 'Coordonnées bancaires',
    hours: 'Horaires',
    activity: 'Activité',
    documents: 'Documents',
  },
  lockedCompany: 'Ces informations se modifient seulement lorsque le programme vous demande de les corriger.',
  kind: 'Type de structure',
  mail: 'Adresse e-mail',
  position: 'Position',
  view: 'Voir le document',
  replace: (label: string) => `Remplacer\u00a0: ${label}`,
  add: (label: string) => `Ajouter\u00a0: ${label}`,
  iban: 'IBAN du compte qui reçoit les remboursements',
  ibanHint: 'Un e-mail vous prévient de chaque changement.',
  week: 'Votre semaine',
  rdvOnly: 'Sur rendez-vous uniquement',
  noMap: 'Ne pas afficher mon établissement sur la carte',
  hoursHint:
    'Ouverture et fermeture, matin et après-midi, au format hh:mm. Laissez vide quand vous êtes fermé\u00a0; sans pause à midi, remplissez la première et la dernière case.',
  slots: ['ouverture le matin', 'fermeture le matin', 'ouverture l’après-midi', 'fermeture l’après-midi'],
  slotHeads: ['Matin, de', 'à', 'Après-midi, de', 'à'],
  copyMonday: 'Recopier lundi jusqu’à vendredi',
  waitingTitle: 'Enregistrement de vos modifications',
  waiting: 'Nous enregistrons votre profil et vos documents. Gardez cette page ouverte.',
  waitingLabel: 'Envoi en cours',
  sentTitle: 'Merci. Votre demande a bien été prise en compte',
  sent: 'Votre dossier va être vérifié. Un e-mail vous préviendra de la décision.',
  request: 'Demande en cours',
} as const;

export const slotFaults: Readonly<Record<SlotFault, string>> = {
  format: 'Une heure s’écrit hh:mm, par exemple 09:30.',
  'half-open': 'Il manque une ouverture ou une fermeture.',
  reversed: 'La fermeture vient avant l’ouverture.',
  overlap: 'L’après-midi commence avant la fin de la matinée.',
};

/** Refusals of `PUT entity` (establishments §8). */
export const saveFailures: FrenchTexts = {
  EntityVersionMismatchException:
    'Les données ont été modifiées par un autre utilisateur. Nous rechargeons les données',
  'This siret is already registered.': 'Ce siret a déjà été enregistré',
  MediaRefusedException: 'Un problème est survenu durant l’envoi du document, veuillez réessayer',
  'entity_data.horaires_ouverture (INVALID): Invalid opening hours':
    "Le format des horaires est incorrect. Veuillez les corriger s'il vous plait.",
};
