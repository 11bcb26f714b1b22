import type { FrenchTexts } from '@alveole/api-client';
import type { SlotFault } from '@alveole/domain';
import { messages } from '@alveole/validation';

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
  saveSection: 'Enregistrer',
  keepSection: 'Garder ces corrections',
  draftSaved: 'Corrections gardées. Elles partiront avec « Valider les modifications ».',
  contents: 'Votre dossier par sections',
  marks: { ready: 'Prête à renvoyer', unsaved: 'Non enregistrée', incomplete: 'À compléter' },
  restored: {
    title: 'Votre saisie non enregistrée est de retour',
    lead: 'Elle était restée dans cet onglet, sauf le compte bancaire, que nous ne gardons pas. Enregistrez chaque section, ou abandonnez-la.',
    discard: 'Abandonner cette saisie',
  },
  leave: {
    title: 'Quitter sans enregistrer\u00a0?',
    what: (sections: readonly string[]) =>
      `${sections.length > 1 ? 'Ces sections ne sont pas enregistrées' : 'Cette section n’est pas enregistrée'}\u00a0: ${sections.join(', ')}.`,
    resubmits: 'Enregistrer renvoie votre dossier à la vérification.',
    save: 'Enregistrer et quitter',
    discard: 'Abandonner la saisie',
    stay: 'Rester sur la page',
  },
  conditions: 'Conditions des réparateurs (PDF)',
  conditionsAccepted: (day: string) => `Acceptées le ${day}.`,
  conditionsRefused: 'Refusées.',
  conditionsAwaited: 'À accepter.',
  closedByItself: (until: string) =>
    `Les conditions générales ont été refusées au nom de votre établissement. Jusqu’au ${until}, l’équipe du programme peut annuler cette fermeture à votre demande.`,
  closedContact: 'Pour toute question sur cette fermeture, écrivez à l’équipe du programme\u00a0:',
  contacts: 'Contacts du programme',
  closed: 'Ce compte ne peut plus être modifié.',
  sections: {
    company: 'Etablissement',
    representative: 'Représentant légal',
    address: 'Localisation',
    bank: 'Coordonnées bancaires',
    hours: 'Horaires',
    activity: 'Activité',
  },
  lockedCompany: 'Ces informations se modifient seulement lorsque le programme vous demande de les corriger.',
  kind: 'Type de structure',
  mail: 'Adresse e-mail',
  position: 'Position',
  view: 'Voir le document',
  replace: (label: string) => `Remplacer\u00a0: ${label}`,
  add: (label: string) => `Ajouter\u00a0: ${label}`,
  ibanHint: 'Un courriel vous prévient de chaque changement.',
  week: 'Votre semaine',
  rdvOnly: 'Sur rendez-vous uniquement',
  noMap: 'Ne pas afficher mon établissement sur la carte',
  hoursHint:
    'Ouverture et fermeture, matin et après-midi, au format hh:mm. Laissez vide quand vous êtes fermé\u00a0; sans pause à midi, remplissez la première et la dernière case.',
  slots: ['ouverture le matin', 'fermeture le matin', 'ouverture l’après-midi', 'fermeture l’après-midi'],
  slotHeads: ['Matin, de', 'à', 'Après-midi, de', 'à'],
  copyFrom: 'Recopier les horaires de',
  copyToWeekdays: 'Du lundi au vendredi',
  copyToOpenDays: 'Sur tous les jours ouverts',
  copied: (from: string, days: readonly string[]) => `${from} est recopié sur\u00a0: ${days.join(', ')}.`,
  waitingTitle: 'Enregistrement de vos modifications',
  waiting: 'Nous enregistrons votre profil et vos documents. Gardez cette page ouverte.',
  waitingLabel: 'Envoi en cours',
  sentTitle: 'Merci. Votre demande a bien été prise en compte',
  sent: 'Votre dossier va être vérifié. Un courriel vous préviendra de la décision.',
  request: {
    open: 'Demande en cours',
    accepted: 'Demande acceptée',
    aborted: 'Demande refusée',
    reason: (motif: string) => `Motif\u00a0: ${motif}`,
  },
  offMap: 'Votre établissement ne paraît pas sur la carte.',
  identityAsked: 'Le programme vous la demande\u00a0: ajoutez-la avant de renvoyer votre dossier.',
  identityRenewed:
    'Le programme a reçu une nouvelle pièce depuis le refus\u00a0: vous n’avez pas à en ajouter une autre.',
  identityHint: 'Facultative, sauf si le programme vous la demande.',
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
  'this-siret-is-already-registered': 'Ce siret a déjà été enregistré',
  'entity_data.horaires_ouverture-invalid': messages.openingHours,
};
