export const giveUpTexts = {
  act: 'Abandonner le dossier',
  title: 'Abandonner ce dossier\u00a0?',
  consequence: 'Aucune aide ne sera versée pour ce dossier, et il ne pourra plus être repris.',
  confirm: 'Abandonner',
  keep: 'Garder le dossier',
} as const;
