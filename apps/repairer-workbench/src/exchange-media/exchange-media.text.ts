export const texts = {
  failed: "Un problème est survenu durant l'ajout de la facture/photo, veuillez réessayer",
  uploading: 'Les fichiers s’envoient encore.',
  ready: 'Prêt à joindre',
  joined: 'Jointe au dossier',
  refused: 'Refusé par le programme',
  retry: 'Réessayer l’envoi',
  noCapacity: 'Envoi en cours… Cet appareil n’a plus de place\u00a0: gardez cette page ouverte jusqu’à la fin.',
  onDevice: 'Gardé sur cet appareil, envoyé avec le dossier',
} as const;
