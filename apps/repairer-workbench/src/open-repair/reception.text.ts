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
  storedHere: 'Le dossier est gardé sur cet appareil. Il s’ouvrira dès que le serveur répond.',
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
