export const handoutTexts = {
  procedure: {
    file: 'aide-velo-procedure.pdf',
    title: 'Faire réparer son vélo avec l’aide',
    lead: 'Les étapes, les conditions et le calcul, en deux pages.',
  },
  faq: { file: 'aide-velo-questions-frequentes.pdf' },
  programme: { file: 'aide-velo-programme.pdf' },
  names: {
    procedure: 'La procédure (PDF)',
    faq: 'Les questions fréquentes (PDF)',
    programme: 'Le programme (PDF)',
  },
  group: 'À télécharger',
  making: 'Préparation du document',
  failed: 'Le document n’a pas pu être préparé. Vérifiez votre connexion puis réessayez.',
  contact: 'Nous écrire',
  /** At the foot of each page, below whose programme it is. */
  page: (name: string, number: number, count: number) => `${name} · page ${number} sur ${count}`,
} as const;
