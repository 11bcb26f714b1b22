export const texts = {
  lead: 'Faites glisser le repère jusqu’à la porte, ou appuyez sur la carte. Au clavier, placez-vous sur le repère et déplacez-le avec les flèches.',
  searching: 'Recherche de l’adresse',
  notFound: 'Nous n’avons pas trouvé cette adresse. Appuyez sur la carte à l’endroit de l’établissement.',
  failed: 'La recherche d’adresse ne répond pas. Appuyez sur la carte à l’endroit de l’établissement.',
  confirm: 'Valider cet emplacement',
  cancel: 'Annuler',
  close: 'Fermer',
  marker: 'Repère de l’établissement',
  position: 'Position',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
} as const;
