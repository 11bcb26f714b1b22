export const lostPreviewTexts = {
  title: 'Cet aperçu n’est plus disponible',
  reason: 'Le lien est échu ou la version a été retirée. Demandez un nouveau lien à la personne qui vous l’a donné.',
  home: 'Aller au site',
} as const;
