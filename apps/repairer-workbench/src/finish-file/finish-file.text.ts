import { formatCount } from '@alveole/ui';

export const texts = {
  title: 'Dossier terminé',
  repairDone: 'Réparation terminée',
  sessionDone: 'Séance terminée',
  sent: 'Votre demande a bien été prise en compte\u00a0: le programme a tout ce qu’il faut pour examiner le dossier.',
  refund: 'Votre remboursement',
  premium: 'Aide à vous verser',
  howReckoned: 'Comment l’aide est calculée',
  paidOnceResumed: 'Vos versements sont suspendus\u00a0: elle attend leur reprise par le programme.',
  awaitsEnvelope: (funderName: string) =>
    `L’enveloppe du financeur «\u00a0${funderName}\u00a0» est utilisée\u00a0: le dossier attend son tour, et il est examiné dès qu’elle suffit. L’aide est versée ensuite.`,
  paidLater: 'Elle est versée par virement, une fois le dossier validé par le programme.',
  paidWithin: (days: number) =>
    `Elle est versée par virement, au plus tard ${formatCount(days, 'jour')} après la validation du dossier par le programme.`,
  toPayments: 'Voir mes virements',
  clientReceipt: 'Reçu du client',
  printReceipt: 'Imprimer le reçu',
  mailReceipt: 'Envoyer le reçu par courriel',
  sendReceipt: 'Envoyer le reçu',
  receiptTo: 'À quelle adresse\u00a0?',
  knownMail: 'L’adresse que le client a laissée au programme.',
  otherMail: 'À une autre adresse',
  clientMail: 'Adresse e-mail du client',
  clientMailHint: 'Elle sert à cet envoi seulement\u00a0: elle n’est pas gardée.',
  receiptSent: 'Le reçu est envoyé.',
  sentAt: (moment: string) => `Envoyé par courriel le ${moment}.`,
  nextLearner: 'Apprenant suivant',
  nextCustomer: 'Client suivant',
  toFile: 'Voir le dossier',
  date: 'Date',
  number: 'Dossier',
  customer: 'Client',
  subject: 'Objet',
  paidByProgramme: (name: string) =>
    `L’aide est déduite de la facture. Le programme ${name} la verse au professionnel\u00a0: le client n’a rien à avancer.`,
  receiptCode: 'Code du reçu',
  receiptCodeNote:
    'Avec le numéro du dossier, ce code permet de retrouver cette aide dans les comptes publics du programme, page «\u00a0Vérifier les comptes\u00a0».',
  notAnInvoice: 'Ce reçu ne remplace pas la facture.',
} as const;
