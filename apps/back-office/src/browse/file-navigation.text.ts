import { formatCount } from '@alveole/ui';
import { shownPerPage } from '@alveole/domain';

export const words = {
  trail: 'Fil d’Ariane',
  neighbours: 'Dossiers voisins',
  previous: 'Précédent',
  next: 'Suivant',
  /** A list of which only the first pages were shown says so. */
  place: (place: number, count: number) =>
    `${formatCount(place)} sur ${formatCount(count)}${count < shownPerPage ? '' : ' affichés'}`,
} as const;
