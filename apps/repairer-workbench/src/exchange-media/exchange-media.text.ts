export const texts = {
  failed: "Un problème est survenu durant l'ajout de la facture/photo, veuillez réessayer",
  uploading: 'Les fichiers s’envoient encore.',
  noCapacity: 'Envoi en cours… Cet appareil n’a plus de place\u00a0: gardez cette page ouverte jusqu’à la fin.',
  onDevice: 'Gardé sur cet appareil, envoyé avec le dossier',
} as const;
