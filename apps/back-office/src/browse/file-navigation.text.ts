import { formatCount } from '@alveole/ui';

export const words = {
  trail: 'Fil d’Ariane',
  neighbours: 'Dossiers voisins',
  previous: 'Précédent',
  next: 'Suivant',
  place: (place: number, count: number) => `${formatCount(place)} sur ${formatCount(count)}`,
} as const;
