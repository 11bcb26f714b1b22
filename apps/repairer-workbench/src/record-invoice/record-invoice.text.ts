export const texts = {
  title: 'Déposer la facture',
  replaceTitle: 'Remplacer la facture',
  sentTitle: 'Facture déposée',
  storedTitle: 'Facture sur cet appareil',
  amount: (isVatExempt: boolean) => (isVatExempt ? 'Montant de la facture' : 'Montant de la facture hors taxes'),
  grossAmount: 'Montant de la facture TTC',
  grossSuffix: '€\u00a0TTC',
  typeGross: 'Saisir le montant TTC',
  soNet: (net: string, vat: string) =>
    `Soit ${net} hors taxes (${vat})\u00a0: vérifiez que c’est le montant écrit sur la facture.`,
  participants: 'Nombre de participants',
  one: '1 personne',
  two: '2 personnes',
  three: '3 personnes',
  duration: { one: '1 h 30', group: '2 h' },
  file: 'Facture',
  anotherFile: 'Choisir un autre fichier',
  preview: 'Relire la facture',
  previewTitle: 'Aperçu de la facture',
  fileHint:
    'La facture de cette réparation, à votre nom, telle que vous la remettez au client\u00a0: date, travaux et montant hors taxes. Une photo nette ou un PDF.',
  sessionFileHint:
    'La facture de cette séance, à votre nom, telle que vous la remettez au client. Une photo nette ou un PDF.',
  send: 'Envoyer la facture',
  sendChanged: (premium: string) => `Envoyer avec ${premium} d’aide`,
  replace: 'Remplacer la facture',
  codeLost: 'Le code déjà envoyé au client ne sera plus valable\u00a0: il faudra lui en envoyer un autre.',
  linkLost: 'Le lien déjà envoyé au client ne sera plus valable\u00a0: il faudra lui en envoyer un autre.',
  confirmAgain: 'Le client a déjà confirmé l’ancien montant\u00a0: il devra confirmer le nouveau par un nouveau code.',
  replaceQuestion: 'Remplacer cette facture\u00a0?',
  cancel: 'Annuler',
  sent: 'Votre demande a bien été prise en compte',
  amountFirst: 'Saisissez d’abord le montant de la facture.',
  fileNext: 'Joignez la facture.',
  sumTitle: 'Ce que paie le client',
  usualVat: (vat: string) => `Calculé avec la ${vat}, par défaut.`,
  toVat: 'Dire la TVA de mes factures',
  premiumWaits: 'L’aide et le reste à payer s’affichent dès que le montant est saisi.',
  premiumWaitsWithQuestions:
    'L’aide et le reste à payer s’affichent dès que le montant est saisi et que vous avez répondu aux questions.',
  premiumWaitsForAnswers: 'Répondez aux questions ci-dessus pour voir l’aide et le reste à payer.',
  premiumLoads: 'Calcul de l’aide…',
  premiumLater: 'L’aide est calculée à l’envoi de la facture.',
  confirmedOther: (confirmed: string) =>
    `Le client a confirmé ${confirmed}. Avec un autre montant, il devra confirmer à nouveau, par un nouveau code.`,
  sameInvoice: (name: string) => `Même séance que ${name}`,
  invoiceOf: (name: string) => `facture de ${name}`,
  takeInvoice: 'Reprendre sa facture',
  notTaken: 'La facture n’a pas pu être reprise. Réessayez, ou choisissez le fichier.',
  another: 'Remplacer',
  notNow: 'Aucune facture ne peut être déposée pour ce dossier.',
  confirmPickUp: 'Finaliser le dossier',
  toFile: 'Voir le dossier',
  toList: 'Retour à la liste',
} as const;

/** Where the rules of the campaign do not take the invoice of a file that was opened before they came. */
export const wayOnTexts = {
  title: 'Que faire de ce dossier\u00a0?',
  explanation:
    'Le vélo a été confié alors que d’autres règles valaient\u00a0? Demandez au programme avant de rendre le vélo. Sinon, abandonnez le dossier\u00a0: le client paie toute la facture.',
  ask: 'Demander au programme',
} as const;
