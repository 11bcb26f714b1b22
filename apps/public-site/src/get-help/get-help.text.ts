export const helpTexts = {
  lead: 'Choisissez ce qui vous concerne.',
  choices: 'Vos questions',
  faq: { to: '/auth/particulier/faq', title: 'Questions fréquentes', text: 'Toutes les réponses sur une page.' },
  lostCode: {
    to: '/auth/particulier/codepreinscription',
    title: 'J’ai perdu mon code',
    text: 'Retrouvez votre code de préinscription.',
  },
  find: {
    to: '/auth/particulier/faire-reparer',
    title: 'Trouver un réparateur',
    text: 'Réparateurs et ateliers associatifs près de chez vous.',
  },
  preRegister: { to: '/auth/particulier/inscription', title: 'Me préinscrire', text: 'Facultatif, une seule fois.' },
  /** Before the name of the page that has all answers. */
  withoutScript: 'Sans JavaScript, ces questions ne s’ouvrent pas. Toutes les réponses se lisent sur une page\u00a0:',
  also: 'Et aussi',
} as const;
