export const texts = {
  tab: 'Notes internes',
  lead: 'Seule l’équipe lit ces notes. Le réparateur et le bénéficiaire ne les voient jamais. Une note ne se modifie ni ne se supprime.',
  loading: 'Chargement des notes',
  failed: 'Les notes ne s’affichent pas.',
  retry: 'Réessayer',
  empty: 'Aucune note',
  label: 'Nouvelle note',
  missing: 'Veuillez saisir une note',
  add: 'Ajouter la note',
  added: 'La note est ajoutée',
  full: (most: number) => `Ce dossier a ${most} notes, le plus qu’un dossier peut avoir.`,
} as const;
