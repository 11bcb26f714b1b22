export const texts = {
  failed: 'La suite de la page n’a pas pu se charger. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
} as const;
