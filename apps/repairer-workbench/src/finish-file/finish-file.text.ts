import { formatCount } from '@alveole/ui';

export const texts = {
  title: 'Dossier terminé',
  repairDone: 'Réparation terminée',
  sessionDone: 'Séance terminée',
  sent: 'Le programme a tout ce qu’il faut pour examiner le dossier.',
  refund: 'Votre remboursement',
  premium: 'Aide à vous verser',
  paidLater: 'Elle est versée par virement, une fois le dossier validé par le programme.',
  paidWithin: (days: number) =>
    `Elle est versée par virement, au plus tard ${formatCount(days, 'jour')} après la validation du dossier par le programme.`,
  toPayments: 'Voir mes virements',
  printReceipt: 'Imprimer le reçu du client',
  nextLearner: 'Apprenant suivant',
  nextCustomer: 'Client suivant',
  toFile: 'Voir le dossier',
  receipt: 'Reçu de l’aide à la réparation',
  sessionReceipt: 'Reçu de l’aide à la remise en selle',
  siret: (identifier: string) => `SIRET ${identifier}`,
  date: 'Date',
  number: 'Dossier',
  customer: 'Client',
  subject: 'Objet',
  paidByProgramme: (name: string) =>
    `L’aide est déduite de la facture. Le programme ${name} la verse au professionnel\u00a0: le client n’a rien à avancer.`,
  notAnInvoice: 'Ce reçu ne remplace pas la facture.',
} as const;
