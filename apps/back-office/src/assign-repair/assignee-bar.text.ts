export const texts = {
  free: 'Libre',
  mine: 'Réservé par moi',
  assignedTo: (name: string) => `Suivi par ${name}`,
  reserve: 'Réserver',
  release: 'Libérer',
  assign: 'Attribuer',
  releaseTitle: (name: string) => `Libérer le dossier suivi par ${name}\u00a0?`,
  releaseConsequence: (name: string) => `${name} ne suivra plus ce dossier, que chacun pourra prendre.`,
  giveBack: (name: string) => `Rendre à ${name}`,
  assignTitle: 'Attribuer ce dossier',
  assignLead: 'La personne choisie sera la seule à pouvoir décider de ce dossier.',
  colleague: 'Personne',
} as const;
