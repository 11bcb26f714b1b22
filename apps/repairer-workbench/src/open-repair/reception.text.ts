import { formatEuros } from '@alveole/ui';

export const texts = {
  repair: {
    title: 'Enregistrer une réparation',
    lead: 'Trouvez le client par son numéro de mobile.',
    open: 'Ouvrir le dossier',
  },
  session: {
    title: 'Enregistrer une séance',
    lead: 'Trouvez le participant par son numéro de mobile.',
    open: 'Ouvrir le dossier de la séance',
  },
  terms: 'Le client accepte les conditions générales et la politique de confidentialité du programme.',
  termsName: 'Conditions du programme',
  startAgain: 'Recommencer',
  notOpen: 'Le programme n’est pas ouvert à cette date.',
  toProfile: 'Voir mon compte',
  toConditions: 'Lire et accepter les conditions',
  sentBefore:
    'Un dossier vient d’être ouvert pour ce client avec d’autres informations. Retrouvez-le dans vos dossiers.',
  needsNetwork: 'La recherche du client demande le réseau.',
  notValidated: "Votre établissement n'est pas encore validé",
  conditions: 'Veuillez accepter les conditions générales',
  people: 'Veuillez vérifier les coordonnées de la personne',
  toFiles: 'Voir mes dossiers',
} as const;

/** What a nearly used envelope of a funder means for the next file. */
export const envelopeTexts = {
  nothingLeft: (funderName: string) =>
    `L’enveloppe du financeur «\u00a0${funderName}\u00a0» est utilisée\u00a0: aucun dossier ne peut être ouvert tant qu’elle n’est pas augmentée. Dites-le au client avant de faire la réparation\u00a0: l’aide n’est plus versée. Vos dossiers déjà complets sont examinés et payés.`,
  nearlyUsed: (funderName: string, leftCents: number) =>
    `L’enveloppe du financeur «\u00a0${funderName}\u00a0» est presque utilisée\u00a0: il en reste ${formatEuros(leftCents)}. Un dossier dont la part est plus haute sera refusé à la facture. Dites-le au client avant de faire la réparation.`,
  willWait: (funderName: string) =>
    `L’enveloppe du financeur «\u00a0${funderName}\u00a0» est utilisée\u00a0: le dossier pourra être complété, puis il attendra son tour avant d’être examiné et payé.`,
} as const;
