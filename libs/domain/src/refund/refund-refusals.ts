import { explanationsOf, type Refusal } from '../decision.ts';
import type { RefundState, RefundTarget } from './batch-states.ts';

/** The drafter approves. */
export const ownDraft: Refusal = {
  code: 'NotAuthorizedException',
  message: 'The approver is not the drafter.',
  explanation: 'Vous avez préparé ce lot\u00a0: un autre administrateur doit l’approuver.',
};

/** Whoever gave an establishment another account lets money go there. */
export const ownAccountChange: Refusal = {
  code: 'NotAuthorizedException',
  message: 'Whoever changed the account does not approve it.',
  explanation: 'Vous avez changé cet IBAN\u00a0: un autre administrateur doit l’approuver.',
};

/** A step out of order. */
export function wrongRefundStep(state: RefundState, target: RefundTarget): Refusal {
  return {
    code: 'TransitionRefusedException',
    message: `A batch that is ${state} cannot be ${target}.`,
    explanation: 'Cette étape n’est plus possible pour ce lot',
  };
}

/** A batch would hold no file. */
export const nothingPayable: Readonly<Record<'drafted' | 'approved', Refusal>> = {
  drafted: {
    code: 'DuplicatesValueException',
    message: 'None of these files can be drafted: they are in another batch, no longer refundable, or lack an IBAN.',
    explanation: 'Ces dossiers sont déjà dans un lot, ne sont plus à rembourser ou n’ont pas d’IBAN',
  },
  approved: {
    code: 'TransitionRefusedException',
    message: 'No file of this batch can be refunded any more.',
    explanation: 'Plus aucun dossier de ce lot ne peut être remboursé',
  },
};

export const refundExplanations = explanationsOf([
  ownDraft,
  ownAccountChange,
  nothingPayable.drafted,
  nothingPayable.approved,
]);
