export const texts = {
  name: 'Votre code de préinscription',
  scope: 'Il est valable pour chacun de vos vélos.',
  copy: 'Copier le code',
  print: 'Imprimer',
  copied: 'Le code est copié.',
  notCopied: 'Le code est sélectionné\u00a0: copiez-le avec votre clavier ou le menu de votre téléphone.',
} as const;
