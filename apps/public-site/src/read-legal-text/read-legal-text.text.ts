export const texts = {
  ownData: 'Demander une copie de mes données, leur correction ou leur effacement',
  failed: 'Ce texte n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.',
} as const;
