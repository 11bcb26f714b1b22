export const texts = {
  free: 'Libre',
  mine: 'Réservé par moi',
  heldBy: (name: string) => `Suivi par ${name}`,
  reserve: 'Réserver',
  release: 'Libérer',
  assign: 'Attribuer',
  assignTitle: 'Attribuer ce dossier',
  assignLead: 'La personne choisie sera la seule à pouvoir décider de ce dossier.',
  colleague: 'Personne',
  cancel: 'Annuler',
} as const;
