export const noScriptTexts = {
  reads:
    'JavaScript est désactivé dans votre navigateur\u00a0: cette page se lit, mais la recherche et les formulaires ne répondent pas.',
  needs:
    'Cette page a besoin de JavaScript, qui est désactivé dans votre navigateur. Activez-le, ou lisez les pages d’information, qui s’en passent.',
  /** Relative to `<base href>`. */
  links: [
    { to: 'auth/particulier', name: 'Accueil' },
    { to: 'auth/particulier/faq', name: 'Questions fréquentes' },
    { to: 'auth/particulier/aide', name: 'Aide' },
    { to: 'auth/programme', name: 'Le programme' },
  ],
} as const;
