export const texts = {
  title: 'Photo du vélo',
  hint: 'Le vélo réparé, entier et net.',
  changed: 'Le dossier de réparation a été modifié par un autre utilisateur',
} as const;
