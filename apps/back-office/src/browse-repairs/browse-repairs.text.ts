export const texts = {
  title: 'Réparations',
  search: { label: 'Rechercher un dossier', placeholder: 'Nom, dossier, téléphone…' },
  filters: 'État des dossiers',
  otherStatus: 'Autre état',
  noun: 'dossier',
  emptyTitle: 'Aucun dossier ici',
  emptyReason: 'Aucun dossier ne répond à ces filtres.',
  showAll: 'Afficher tous les dossiers',
} as const;
