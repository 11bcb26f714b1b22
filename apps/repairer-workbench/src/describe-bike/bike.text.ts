export const texts = {
  title: 'Le vélo',
  serial: 'Numéro du vélo',
  serialHint: 'Numéro de marquage, de série ou de lot.',
  scanned: (serial: string) => `Numéro lu\u00a0: ${serial}. Vérifiez-le.`,
  noSerial: 'Pas de numéro sur ce vélo',
  brand: 'Marque ou enseigne',
  brandHint: 'Choisissez «\u00a0Autre\u00a0» si elle n’est pas dans la liste.',
  brandUnknown: 'Aucune marque ne correspond. Choisissez «\u00a0Autre\u00a0».',
  comment: 'Commentaire',
  commentHint: 'Couleur, modèle, signe particulier.',
} as const;
