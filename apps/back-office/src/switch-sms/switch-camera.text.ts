import type { SwitchTexts } from './programme-switch.tsx';

export const texts: SwitchTexts = {
  card: 'Appareil photo du comptoir',
  loading: 'Chargement du réglage de l’appareil photo',
  on: {
    badge: 'Au choix de chaque établissement',
    lead: 'Chaque établissement choisit dans son profil si son comptoir propose l’appareil photo.',
    act: 'Rendre l’appareil photo',
    ask: 'Rendre l’appareil photo aux comptoirs\u00a0?',
    consequence: 'Chaque comptoir proposera de nouveau l’appareil photo, sauf si son établissement y a renoncé.',
    done: 'L’appareil photo est rendu aux comptoirs',
  },
  off: {
    badge: 'Retiré de tous les comptoirs',
    lead: 'Les photos et les factures se choisissent parmi les fichiers de l’appareil, dans tous les comptoirs.',
    act: 'Retirer l’appareil photo',
    ask: 'Retirer l’appareil photo de tous les comptoirs\u00a0?',
    consequence:
      'Aucun comptoir ne proposera plus l’appareil photo, quel que soit le choix de l’établissement. Les photos seront choisies parmi les fichiers.',
    done: 'L’appareil photo est retiré de tous les comptoirs',
  },
};
