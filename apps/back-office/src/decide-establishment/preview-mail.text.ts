export const texts = {
  title: 'Le courriel qui partira',
  loading: 'Préparation du courriel',
  failed: 'Le courriel ne peut pas être montré pour l’instant. Il partira avec la décision.',
  to: 'À',
  subject: 'Objet',
} as const;
