export const texts = {
  repair: { title: 'Clôturer une réparation', lead: 'Saisissez les 5 chiffres écrits sous le QR code du dossier.' },
  session: { title: 'Clôturer une séance', lead: 'Saisissez les 5 chiffres écrits sous le QR code du dossier.' },
  field: 'Code à 5 chiffres',
  hint: 'Il est écrit sous le QR code du dossier.',
  open: 'Ouvrir le dossier',
  wrong: 'Le code saisi est incorrect, veuillez verifier',
  check: 'Veuillez vérifier le code',
  toList: 'Chercher dans mes dossiers',
  noCode: 'Le client n’a pas son code\u00a0?',
} as const;
