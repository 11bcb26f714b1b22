export const texts = {
  loading: 'Chargement du dossier',
  unknown: 'Numero de dossier introuvable',
  unknownReason: 'Vérifiez l’adresse, ou retrouvez le dossier dans votre liste.',
  foreign: 'Ce dossier n’est pas celui de votre établissement.',
  toList: 'Voir mes dossiers',
} as const;
