export const texts = {
  /** @param name of the programme */
  home: (name: string) => `${name}, accueil`,
  navigation: 'Navigation principale',
  professional: 'Espace professionnel',
  programme: 'Le programme',
  figures: 'Le programme en chiffres',
  accounts: 'Comptes ouverts',
  verification: 'Vérifier les comptes',
  questions: 'Questions fréquentes',
  accessibility: 'Accessibilité\u00a0: non conforme',
  contact: 'Contact',
  copyright: '© Alvéole, logiciel libre sous licence EUPL 1.2',
} as const;

export const publicLinks = [
  { to: '/auth/particulier/faire-reparer', name: 'Faire réparer' },
  { to: '/auth/particulier/remettre-en-selle', name: 'Se remettre en selle' },
  { to: '/auth/particulier/aide', name: 'Aide' },
  { to: '/auth/particulier/faq', name: 'FAQ' },
] as const;
