export const texts = {
  listFailed: 'Une erreur est survenue veuillez réessayer',
  loading: 'Chargement de la liste',
  hints: [
    { keys: ['J', 'K'], act: 'parcourir' },
    { keys: ['Entrée'], act: 'ouvrir' },
    { keys: ['/'], act: 'rechercher' },
  ],
} as const;
