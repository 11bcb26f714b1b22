export const texts = {
  /** On a file that a colleague follows there are no buttons: one line says who follows it. */
  assignedTo: (name = 'un autre opérateur') => `Ce dossier est suivi par ${name}. Seule cette personne peut décider.`,
} as const;
