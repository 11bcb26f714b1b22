import { formatDate } from '@alveole/ui';
import { closingMessages } from '@alveole/domain';

export const texts = {
  title: 'Dossier',
  toCome: 'à venir',
  thePremium: 'la prime',
  timeline: 'Chronologie',
  earlierSteps: (count: number) => `Voir les ${count} étapes précédentes`,
  documents: 'Facture et photo',
  noDocument: 'Aucun document n’est encore déposé.',
  mobile: 'Mobile',
  premium: 'Aide à vous verser',
  grantedPremium: 'Aide accordée',
  correctedPremium: 'Aide corrigée',
  invoiced: (isVatExempt: boolean) => (isVatExempt ? 'Facture' : 'Facture HT'),
  receipt: 'Reçu du client',
  customerPays: 'À payer par le client',
  confirmAgain:
    'La facture a changé depuis la confirmation du client\u00a0: l’aide attend qu’il confirme le nouveau montant.',
  addInvoice: 'Ajouter une facture',
  addPhoto: 'Ajouter une photo',
  consultation: 'Ce dossier est remboursé\u00a0: il est en consultation seule.',
  messages: 'Messages',
  noMessage: 'Aucun message pour ce dossier.',
  you: 'Vous',
  staff: 'Le programme',
  read: 'Lu par le programme',
  notRead: 'Pas encore lu',
  write: 'Écrire un message',
  message: 'Votre message',
  messageHint: 'Il est lu par la personne qui suit le dossier.',
  send: 'Envoyer le message',
  close: closingMessages.repairer,
  closed: `${closingMessages.staff} Le programme peut la rouvrir en vous écrivant.`,
  closeTitle: 'Clore la discussion\u00a0?',
  closeConsequence: `Le message «\u00a0${closingMessages.repairer}\u00a0» sera envoyé. Vous ne pourrez plus écrire tant que le programme ne vous écrit pas.`,
  closeConfirm: 'Clore la discussion',
  sent: 'Le message a bien été envoyé',
  messageNotNow: 'Votre réponse est transmise\u00a0: la discussion reprend quand elle aura été lue.',
  messageNever: 'Aucun message ne peut être envoyé pour ce dossier.',
  done: 'Votre demande a bien été prise en compte',
  awaitsEnvelope: (funderName: string, since: string) =>
    `Le dossier est complet et attend son tour depuis le ${formatDate(since)}\u00a0: l’enveloppe du financeur «\u00a0${funderName}\u00a0» est utilisée. Le programme l’examine dès qu’elle suffit\u00a0; vous n’avez rien à faire.`,
  actions: 'À faire',
  otherActions: 'Vous pouvez aussi',
  summary: 'Résumé du dossier',
} as const;

/** What a customer takes along while his bike stays. */
export const slipTexts = {
  print: 'Imprimer le bon de dépôt',
  title: 'Bon de dépôt',
  number: 'Dossier',
  date: 'Déposé le',
  customer: 'Client',
  bike: 'Vélo',
  comment: 'Remarque',
  missing: 'Il manque encore',
  call: 'Nous appeler',
  pickUp:
    'À la reprise du vélo, vous recevez un code par SMS\u00a0: donnez-le au réparateur. L’aide est alors déduite de votre facture.',
} as const;
