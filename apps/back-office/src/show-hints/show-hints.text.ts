import { mostNamedInHint } from '@alveole/contracts';
import type { HintView } from '@alveole/contracts';
import { formatCount } from '@alveole/ui';

export const texts = {
  title: 'À regarder de plus près',
  lead: 'Des ressemblances trouvées par comparaison. Aucune ne décide\u00a0: elles peuvent s’expliquer.',
  failed: 'Les ressemblances ne s’affichent pas pour l’instant.',
  retry: 'Réessayer',
  compare: 'Comparer les deux pièces',
  here: 'Dans ce dossier',
  there: (fileNumber: string) => `Dans ${fileNumber}`,
} as const;

/** What a hint says, above the files that it names. */
export const hintNames: Readonly<Record<HintView['kind'], (hint: HintView) => string>> = {
  sameDocument: ({ others }) => `Pièce identique, à l’octet près, dans ${countOf(others.length)}`,
  similarPicture: ({ others }) => `Image très ressemblante, enregistrée autrement, dans ${countOf(others.length)}`,
  samePhone: ({ value, others }) => `Téléphone ${value ?? ''} d’une autre personne dans ${countOf(others.length)}`,
  sameSerial: ({ value, others }) => `Numéro de vélo ${value ?? ''} dans ${countOf(others.length)}`,
  sameIban: ({ others }) => `IBAN du réparateur partagé avec ${formatCount(others.length, 'autre établissement')}`,
  shopPace: ({ value }) => `Cadence élevée\u00a0: ${value ?? ''} dossiers ouverts par ce réparateur en une heure`,
};

/** Where the answer names as many as it may, there may be more. */
function countOf(others: number): string {
  if (others === 1) return 'un autre dossier';
  return `${others < mostNamedInHint ? '' : 'au moins '}${others}\u00a0autres dossiers`;
}
