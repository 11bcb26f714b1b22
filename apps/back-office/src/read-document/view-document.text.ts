export const texts = {
  waiting: 'En attente du document',
  failed: 'Impossible de charger le document',
  reason: 'Ouvrez-le de nouveau depuis la page qui le présente.',
} as const;
