export const texts = {
  title: 'Code du dossier',
  lead: 'Scannez-le, ou saisissez les 5 chiffres, quand le client reprend son vélo.',
  sessionLead: 'Scannez-le, ou saisissez les 5 chiffres, quand la séance a eu lieu.',
  image: 'QR code du dossier',
  stamp: 'O°code du dossier',
  digits: '5 chiffres',
  number: 'Numéro de dossier',
  print: 'Imprimer l’étiquette',
  label: 'Étiquette du vélo',
  sessionLabel: 'Étiquette de la séance',
  notYet: 'Le dossier n’a pas encore de code\u00a0: il en reçoit un une fois enregistré par le programme.',
} as const;
