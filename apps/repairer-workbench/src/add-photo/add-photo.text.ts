export const texts = {
  title: 'Photo du vélo',
  hint: 'Le vélo réparé, entier et net.',
  failed: "Un problème est survenu durant l'ajout de la facture/photo, veuillez réessayer",
  changed: 'Le dossier de réparation a été modifié par un autre utilisateur',
} as const;
