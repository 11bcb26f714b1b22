import type { EntryKind } from '@alveole/domain';

export const moneyTexts = {
  title: 'Paiement',
  loading: 'Chargement du paiement',
  failed: 'Le paiement ne s’affiche pas pour l’instant. Rechargez la page pour le lire.',
  granted: 'Accordé',
  paid: 'Versé',
  onItsWay: 'En cours de virement',
  due: 'Reste à verser',
  paidTooMuch: 'Trop versé, déduit d’un prochain virement',
  promised: 'Promis avant le',
  paidAt: 'Versé le',
  batch: 'Lot',
  batchOf: (date: string) => `Lot du ${date}`,
  reference: 'Référence',
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
};
