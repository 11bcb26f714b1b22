import { formatCount } from '@alveole/ui';
import { shownPerPage } from '@alveole/domain';

export const texts = {
  trail: 'Fil d’Ariane',
  neighbours: 'Dossiers voisins',
  previous: 'Précédent',
  next: 'Suivant',
  /** A list of which only the first pages were shown says so. */
  position: (position: number, count: number) =>
    `${formatCount(position)} sur ${formatCount(count)}${count < shownPerPage ? '' : ' affichés'}`,
} as const;
