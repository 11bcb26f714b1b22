import type { EntryKind } from '@alveole/domain';

export const moneyTexts = {
  granted: 'Accordé',
  overpaid: 'Versé en trop, à récupérer',
  batchOf: (date: string) => `Lot du ${date}`,
  entries: 'Écritures',
} as const;

export const entryNames: Readonly<Record<EntryKind, string>> = {
  due: 'Aide accordée',
  adjustment: 'Correction',
  withdrawn: 'Aide retirée',
  batched: 'Mise dans un lot',
  left: 'Sortie du lot',
  paid: 'Versée',
  rejected: 'Rejetée par la banque',
  returned: 'Retournée par la banque',
  recovered: 'Reversée par l’établissement',
  waived: 'Abandonnée au profit de l’établissement',
};
