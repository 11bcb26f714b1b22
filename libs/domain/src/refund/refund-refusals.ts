import { textsById, type Refusal } from '../decision.ts';
import type { RefundState, RefundTarget } from './batch-states.ts';

/** The drafter approves. */
export const ownDraft: Refusal = {
  code: 'NotAuthorizedException',
  id: 'the-approver-is-not-the-drafter',
  message: 'The approver is not the drafter.',
  explanation: 'Vous avez préparé ce lot\u00a0: un autre administrateur doit l’approuver.',
};

/** The drafter refuses, who withdraws instead. */
export const ownDraftRefused: Refusal = {
  code: 'NotAuthorizedException',
  id: 'the-drafter-withdraws-a-batch-another-administrator-refuses-it',
  message: 'The drafter withdraws a batch; another administrator refuses it.',
  explanation: 'Vous avez préparé ce lot\u00a0: retirez-le plutôt que de le refuser.',
};

/** Another than the drafter withdraws, who refuses instead. */
export const foreignDraft: Refusal = {
  code: 'NotAuthorizedException',
  id: 'only-its-drafter-withdraws-a-batch',
  message: 'Only its drafter withdraws a batch.',
  explanation: 'Ce lot a été préparé par un autre administrateur\u00a0: refusez-le plutôt que de le retirer.',
};

/** Whoever gave an establishment another account lets money go there. */
export const ownAccountChange: Refusal = {
  code: 'NotAuthorizedException',
  id: 'whoever-changed-the-account-does-not-approve-it',
  message: 'Whoever changed the account does not approve it.',
  explanation: 'Vous avez changé cet IBAN\u00a0: un autre administrateur doit l’approuver.',
};

/** A step out of order. */
export function wrongRefundStep(state: RefundState, target: RefundTarget): Refusal {
  return {
    code: 'TransitionRefusedException',
    id: 'batch-not-at-this-step',
    message: `A batch that is ${state} cannot be ${target}.`,
    explanation: 'Cette étape n’est plus possible pour ce lot',
  };
}

/** A batch would hold no file. */
export const nothingPayable: Readonly<Record<'drafted' | 'approved', Refusal>> = {
  drafted: {
    code: 'DuplicatesValueException',
    id: 'none-of-these-files-can-be-drafted-they-are-in-another-batch-no-longer-refundable-or-lack-an-iban',
    message: 'None of these files can be drafted: they are in another batch, no longer refundable, or lack an IBAN.',
    explanation: 'Ces dossiers sont déjà dans un lot, ne sont plus à rembourser ou n’ont pas d’IBAN',
  },
  approved: {
    code: 'TransitionRefusedException',
    id: 'no-file-of-this-batch-can-be-refunded-any-more',
    message: 'No file of this batch can be refunded any more.',
    explanation: 'Plus aucun dossier de ce lot ne peut être remboursé',
  },
};

/** Whoever proposed what became of money confirms it. */
export const ownBankAnswer: Refusal = {
  code: 'NotAuthorizedException',
  id: 'whoever-proposed-the-answer-does-not-confirm-it',
  message: 'Whoever proposed the answer does not confirm it.',
  explanation: 'Vous avez proposé cette réponse\u00a0: un autre administrateur doit la confirmer.',
};

/** An answer out of order: it was proposed, taken back or confirmed meanwhile. */
export const wrongBankAnswerStep: Refusal = {
  code: 'TransitionRefusedException',
  id: 'the-question-is-not-at-this-step',
  message: 'The question is not at this step.',
  explanation: 'Cette question a changé entre-temps\u00a0: relisez-la.',
};

/** Somebody else wrote a step of the question since it was read; a question that there is none of. */
export const bankQuestionRefusals: Readonly<Record<'changed' | 'unknown', Refusal>> = {
  changed: {
    code: 'RefundVersionMismatchException',
    id: 'the-bank-question-was-changed-by-another-user',
    message: 'The bank question was changed by another user.',
    explanation: 'Quelqu’un d’autre a répondu entre-temps. Relisez la question avant de continuer.',
  },
  unknown: {
    code: 'NotFoundException',
    id: 'unknown-question',
    message: 'Unknown question.',
    explanation: 'Cette question de la banque n’existe pas',
  },
};

/** An answer that names no transfer, or one of a batch that was not handed over. */
export const noSuchBankCandidate: Refusal = {
  code: 'TransitionRefusedException',
  id: 'the-answer-names-no-transfer-that-was-handed-over-and-fits',
  message: 'The answer names no transfer that was handed over and fits.',
  explanation: 'Choisissez un virement transmis à la banque. Si le lot n’est pas exporté, exportez-le d’abord.',
};

/** A batch is confirmed by hand although the bank contradicts itself about it. */
export const openBankQuestions: Refusal = {
  code: 'TransitionRefusedException',
  id: 'the-bank-left-questions-about-this-batch-open',
  message: 'The bank left questions about this batch open.',
  explanation: 'Des réponses de la banque sur ce lot sont à éclaircir\u00a0: réglez-les avant de confirmer.',
};

export const refundTextsById = textsById([
  ownBankAnswer,
  wrongBankAnswerStep,
  bankQuestionRefusals.changed,
  bankQuestionRefusals.unknown,
  noSuchBankCandidate,
  openBankQuestions,
  ownDraft,
  ownDraftRefused,
  foreignDraft,
  ownAccountChange,
  nothingPayable.drafted,
  nothingPayable.approved,
]);
