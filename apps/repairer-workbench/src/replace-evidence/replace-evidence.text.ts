export const texts = {
  replace: 'Remplacer',
  invoice: 'Remplacer la facture',
  photo: 'Remplacer la photo',
  done: 'Votre demande a bien été prise en compte',
} as const;
