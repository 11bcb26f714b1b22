export const texts = {
  title: 'Comptoir',
  loading: 'Chargement du réglage',
  camera: 'Proposer l’appareil photo au comptoir',
  cameraHint: 'Sans lui, les photos et les factures se choisissent parmi les fichiers de l’appareil.',
  everywhere: 'Le programme a retiré l’appareil photo de tous les comptoirs.',
  on: 'L’appareil photo est proposé au comptoir',
  off: 'L’appareil photo n’est plus proposé au comptoir',
} as const;
