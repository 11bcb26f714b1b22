export const latePageTexts = {
  title: 'La page n’arrive pas',
  reason:
    'Le service redémarre ou il est très demandé. Rien de ce que vous avez envoyé n’est perdu\u00a0: attendez quelques secondes, puis rechargez.',
  retry: 'Recharger la page',
  reference: 'Référence de cette demande, si vous écrivez à l’assistance\u00a0:',
} as const;
