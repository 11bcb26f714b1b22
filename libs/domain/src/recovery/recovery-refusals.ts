import { textsById, type Refusal } from '../decision.ts';

/** Why a payment is not requested, settled or written off. */
export const recoveryRefusals = {
  nothingOwed: {
    code: 'TransitionRefusedException',
    id: 'this-establishment-owes-nothing-to-this-funder',
    message: 'This establishment owes nothing to this funder.',
    explanation: 'Cet établissement ne doit plus rien',
  },
  requestedAlready: {
    code: 'DuplicatesValueException',
    id: 'a-payment-request-to-this-establishment-is-open',
    message: 'A payment request to this establishment is open.',
    explanation: 'Une demande de paiement est déjà en cours pour cet établissement',
  },
  otherAmount: {
    code: 'RefundVersionMismatchException',
    id: 'what-the-establishment-owes-has-changed',
    message: 'What the establishment owes has changed.',
    explanation: 'Le montant dû a changé entre-temps\u00a0: relisez-le avant de continuer',
  },
  tooEarly: {
    code: 'TransitionRefusedException',
    id: 'a-file-may-still-come-state-why-none-will',
    message: 'A file may still come: state why none will.',
    explanation: 'Un dossier peut encore compenser ce montant. Attendez, ou dites pourquoi aucun ne viendra',
  },
  over: {
    code: 'TransitionRefusedException',
    id: 'the-payment-request-is-over',
    message: 'The payment request is over.',
    explanation: 'Cette demande de paiement est terminée',
  },
  otherStep: {
    code: 'TransitionRefusedException',
    id: 'the-proposal-is-not-at-this-step',
    message: 'The proposal is not at this step.',
    explanation: 'Cette proposition a changé entre-temps\u00a0: relisez-la',
  },
  ownProposal: {
    code: 'NotAuthorizedException',
    id: 'whoever-proposed-it-does-not-confirm-it',
    message: 'Whoever proposed it does not confirm it.',
    explanation: 'Vous l’avez proposé\u00a0: un autre administrateur doit le confirmer',
  },
  changed: {
    code: 'RefundVersionMismatchException',
    id: 'the-payment-request-or-receipt-was-changed-by-another-user',
    message: 'The payment request or receipt was changed by another user.',
    explanation: 'Quelqu’un d’autre l’a changé entre-temps. Relisez avant de continuer.',
  },
  unknown: {
    code: 'NotFoundException',
    id: 'unknown-payment-request-or-receipt',
    message: 'Unknown payment request or receipt.',
    explanation: 'Cette demande ou cet encaissement n’existe pas',
  },
  otherAccount: {
    code: 'TransitionRefusedException',
    id: 'the-money-came-to-the-account-of-another-funder',
    message: 'The money came to the account of another funder.',
    explanation: 'Cet argent est arrivé sur le compte d’un autre financeur\u00a0: il ne peut pas régler cette demande',
  },
  otherCurrency: {
    code: 'TransitionRefusedException',
    id: 'the-money-came-in-another-currency',
    message: 'The money came in another currency.',
    explanation: 'Cet argent est arrivé dans une autre monnaie\u00a0: il ne peut régler aucune demande',
  },
} as const satisfies Readonly<Record<string, Refusal>>;

export const recoveryTextsById = textsById(Object.values(recoveryRefusals));
