export const handoutTexts = {
  procedure: {
    file: 'alveole-procedure.pdf',
    title: 'Faire réparer son vélo avec l’aide',
    lead: 'Les étapes, les conditions et le calcul, en deux pages.',
  },
  faq: { file: 'alveole-questions-frequentes.pdf' },
  programme: { file: 'alveole-programme.pdf' },
  names: {
    procedure: 'La procédure (PDF)',
    faq: 'Les questions fréquentes (PDF)',
    programme: 'Le programme (PDF)',
  },
  group: 'À télécharger',
  making: 'Préparation du document',
  failed: 'Le document n’a pas pu être préparé. Vérifiez votre connexion puis réessayez.',
  page: (number: number, count: number) => `Alvéole · page ${number} sur ${count}`,
} as const;
