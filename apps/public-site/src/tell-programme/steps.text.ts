export const stepsTitle = 'Trois étapes, une seule visite';

export const steps = [
  { title: 'Choisissez un réparateur référencé', text: 'Prenez rendez-vous avec un professionnel près de chez vous.' },
  { title: 'Venez avec votre vélo', text: 'Le réparateur note votre vélo et vos coordonnées. Comptez deux minutes.' },
  {
    title: 'Donnez le code reçu par SMS',
    text: 'Au retrait, le code confirme la réparation. L’aide est déjà sur la facture.',
  },
] as const;
