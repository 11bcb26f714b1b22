import { formatCount } from '@alveole/ui';

export const texts = {
  listFailed: 'Une erreur est survenue veuillez réessayer',
  loading: 'Chargement de la liste',
  found: 'Résultat de la recherche',
  /** @param total how many there are, when it is known */
  count: (
    noun: string,
    total: number | undefined,
    shown: { readonly rows: readonly unknown[]; readonly hasMore: boolean },
  ) => {
    const count = total ?? shown.rows.length;
    const words = `${formatCount(count, noun)} trouvé${count < 2 ? '' : 's'}`;
    return total === undefined && shown.hasMore ? `Plus de ${words}` : words;
  },
  hints: [
    { keys: ['J', 'K'], act: 'parcourir' },
    { keys: ['Entrée'], act: 'ouvrir' },
    { keys: ['/'], act: 'rechercher' },
  ],
} as const;
