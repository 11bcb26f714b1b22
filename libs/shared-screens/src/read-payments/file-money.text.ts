export const texts = {
  title: 'Paiement',
  loading: 'Chargement du paiement',
  failed: 'Le paiement ne s’affiche pas pour l’instant. Rechargez la page pour le lire.',
  paid: 'Versé',
  onItsWay: 'En cours de virement',
  due: 'Reste à verser',
  paidTooMuch: 'Trop versé, déduit d’un prochain virement',
  promised: 'Promis avant le',
  paidAt: 'Versé le',
  batch: 'Lot',
  reference: 'Référence du virement',
} as const;
