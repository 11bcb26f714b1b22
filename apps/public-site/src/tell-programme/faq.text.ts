export const faqTexts = {
  title: 'Questions fréquentes',
  lead: 'Le dispositif, les réparations et la préinscription, en bref.',
  menu: 'Sommaire',
  print: 'Imprimer ces réponses',
  more: 'Vous n’avez pas trouvé\u00a0?',
  guided: {
    to: '/auth/particulier/aide',
    title: 'Être guidé pas à pas',
    text: 'Trois questions au plus mènent à la réponse.',
  },
} as const;
