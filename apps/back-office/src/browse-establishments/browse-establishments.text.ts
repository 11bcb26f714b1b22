export const texts = {
  search: { label: 'Rechercher un établissement', placeholder: 'Nom, SIRET, ville…' },
  filters: 'État des dossiers',
  noun: 'dossier',
  emptyTitle: 'Aucun établissement ici',
  emptyReason: 'Aucun dossier ne répond à ces filtres.',
  showAll: 'Afficher tous les dossiers',
} as const;
