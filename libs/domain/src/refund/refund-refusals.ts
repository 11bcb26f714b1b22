import { explanationsOf, type Refusal } from '../decision.ts';
import type { RefundState, RefundTarget } from './batch-states.ts';

/** The drafter approves. */
export const ownDraft: Refusal = {
  code: 'NotAuthorizedException',
  message: 'The approver is not the drafter.',
  explanation: 'Vous avez préparé ce lot\u00a0: un autre administrateur doit l’approuver.',
};

/** The drafter refuses, who withdraws instead. */
export const ownDraftRefused: Refusal = {
  code: 'NotAuthorizedException',
  message: 'The drafter withdraws a batch; another administrator refuses it.',
  explanation: 'Vous avez préparé ce lot\u00a0: retirez-le plutôt que de le refuser.',
};

/** Another than the drafter withdraws, who refuses instead. */
export const foreignDraft: Refusal = {
  code: 'NotAuthorizedException',
  message: 'Only its drafter withdraws a batch.',
  explanation: 'Ce lot a été préparé par un autre administrateur\u00a0: refusez-le plutôt que de le retirer.',
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
  ownDraftRefused,
  foreignDraft,
  ownAccountChange,
  nothingPayable.drafted,
  nothingPayable.approved,
]);
