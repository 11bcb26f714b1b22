export const texts = {
  failed: 'Ce texte n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.',
} as const;
