import { smsSpacingText } from './sms-limits.ts';
import { graceIsOver } from '../campaign/decide-campaign.ts';
import type { Refusal } from '../decision.ts';
import { mayActOnAssignedFile, type StaffActor } from '../roles.ts';
import { isSession } from './kinds.ts';
import type { RepairAction, RepairActor, RepairFile } from './repair-file.ts';
import type { RepairCondition } from './transitions/repair-transition.ts';

interface Condition {
  /** Holds for this file and this person, before anything is typed. Absent: always. */
  readonly file?: (file: RepairFile, actor: RepairActor) => boolean;
  /** Holds for what was typed. Absent: always. */
  readonly input?: (action: RepairAction, actor: RepairActor) => boolean;
  readonly refusal: Refusal;
}

const notAuthorized = (id: string, message: string, explanation: string): Refusal => ({
  id,
  code: 'NotAuthorizedException',
  message,
  explanation,
});
const missing = (field: string, explanation: string): Refusal => ({
  code: 'ValidationException',
  id: 'field-missing',
  message: `${field} (MISSING): Field is required`,
  explanation,
});

const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== '';
/** Who recommended a validation leaves the file to whoever confirms it, though it is still assigned to him. */
export function mayReview(file: Pick<RepairFile, 'operatorId' | 'recommendedBy'>, actor: StaffActor): boolean {
  const isLeft = typeof file.recommendedBy === 'string' && file.recommendedBy === file.operatorId;
  return isLeft || mayActOnAssignedFile(file.operatorId, actor);
}

const isRecommended = ({ recommendedBy }: RepairFile) => typeof recommendedBy === 'string';
const isStaff = (actor: RepairActor) => 'permission' in actor;

/** What each condition of the table means, and the refusal when it does not hold. */
export const conditions: Readonly<Record<RepairCondition, Condition>> = {
  'repair-only': {
    file: (file) => !isSession(file),
    refusal: notAuthorized(
      'operation-not-allowed-for-a-session',
      'Operation not allowed for a session.',
      "Cette opération n'existe pas pour une séance",
    ),
  },
  'session-only': {
    file: (file) => isSession(file),
    refusal: notAuthorized(
      'operation-not-allowed-for-a-repair',
      'Operation not allowed for a repair.',
      "Cette opération n'existe que pour une séance",
    ),
  },
  text: {
    input: (action) => isFilled(action.text),
    refusal: missing('text', 'Veuillez saisir un message'),
  },
  'code-or-comment': {
    input: (action, actor) => action.withCode === true || (isStaff(actor) && isFilled(action.comment)),
    refusal: missing('code', 'Veuillez vérifier le code reçu par sms'),
  },
  'sms-possible': {
    input: (action) => action.phoneKnown === true && action.smsEnabled === true,
    refusal: notAuthorized(
      'no-sms-can-be-sent-for-this-repair',
      'No SMS can be sent for this repair.',
      'Un problème est survenu, veuillez vérifier le numéro de téléphone',
    ),
  },
  'mail-possible': {
    input: (action) => action.mailKnown === true && action.smsEnabled === true,
    refusal: notAuthorized(
      'no-mail-can-be-sent-for-this-repair',
      'No mail can be sent for this repair.',
      'Le client n’a pas laissé d’adresse e-mail au programme',
    ),
  },
  'receipt-address': {
    input: (action) => action.mailKnown === true,
    refusal: missing('mail', 'Indiquez l’adresse à laquelle envoyer le reçu'),
  },
  'second-channel': {
    input: (action) => action.secondChannelOpen === true,
    refusal: {
      code: 'TransitionRefusedException',
      id: 'the-sms-may-still-arrive',
      message: 'The SMS may still arrive.',
      explanation: `Le courriel est proposé quand le SMS échoue, ou n’est pas remis au bout d’${smsSpacingText}`,
    },
  },
  'amount-known': {
    file: ({ operations }) => operations.includes('FAC') || operations.includes('FACVE'),
    refusal: {
      code: 'TransitionRefusedException',
      id: 'the-repair-has-no-invoice-yet',
      message: 'The repair has no invoice yet.',
      explanation: 'Déposez d’abord la facture\u00a0: le client confirme ses montants',
    },
  },
  'link-allowed': {
    input: (action) => action.linkAllowed === true,
    refusal: notAuthorized(
      'the-campaign-has-no-confirmation-by-link',
      'The campaign has no confirmation by link.',
      'Le programme ne prévoit pas la confirmation par un lien',
    ),
  },
  'link-given': {
    input: (action) => action.withLink === true,
    refusal: missing('token', 'Ouvrez le lien depuis le courriel, en entier'),
  },
  'file-holder': {
    file: (file, actor) => !('permission' in actor) || mayReview(file, actor),
    refusal: notAuthorized(
      'repair-held-by-another-user',
      'Repair held by another user.',
      'Ce dossier est suivi par un autre opérateur',
    ),
  },
  'confirmation-due': {
    file: ({ confirmationDue }) => confirmationDue === true,
    refusal: {
      code: 'TransitionRefusedException',
      id: 'the-confirmation-of-the-beneficiary-stands',
      message: 'The confirmation of the beneficiary stands.',
      explanation: 'Le client a confirmé les montants de cette facture',
    },
  },
  confirmed: {
    file: ({ confirmationDue }) => confirmationDue !== true,
    refusal: {
      code: 'TransitionRefusedException',
      id: 'the-beneficiary-confirmed-other-amounts',
      message: 'The beneficiary confirmed other amounts.',
      explanation:
        'La facture a changé depuis la confirmation du client\u00a0: il faut son nouveau code, ou votre validation avec un commentaire',
    },
  },
  'refund-open': {
    file: (file) => !file.refundLocked,
    refusal: {
      code: 'TransitionRefusedException',
      id: 'repair-locked-by-a-refund-batch',
      message: 'Repair locked by a refund batch.',
      explanation: "Ce dossier fait partie d'un virement approuvé ou exporté",
    },
  },
  correction: {
    file: (file, actor) => 'permission' in actor && actor.permission === 0 && file.operatorId !== actor.userId,
    input: (action) => Number.isSafeInteger(action.adjustmentCents) && action.adjustmentCents !== 0,
    refusal: notAuthorized(
      'premium-correction-not-allowed',
      'Premium correction not allowed.',
      'Seul un administrateur qui ne suit pas ce dossier peut corriger sa prime',
    ),
  },
  'in-time': {
    // Staff mends for a repairer what it answers for.
    file: ({ graceEnded }, actor) => graceEnded !== true || actor.role === 'ADM',
    refusal: graceIsOver,
  },
  'second-review-due': {
    file: ({ secondReviewDue }) => secondReviewDue === true,
    refusal: {
      code: 'TransitionRefusedException',
      id: 'one-operator-suffices',
      message: 'One operator suffices for this repair.',
      explanation: 'Ce dossier se valide sans second avis',
    },
  },
  'not-recommended': {
    file: (file) => !isRecommended(file),
    refusal: {
      code: 'TransitionRefusedException',
      id: 'the-validation-is-already-recommended',
      message: 'The validation is already recommended.',
      explanation: 'La validation de ce dossier est déjà recommandée',
    },
  },
  'recommended-when-due': {
    file: (file) => file.secondReviewDue !== true || isRecommended(file),
    refusal: {
      code: 'TransitionRefusedException',
      id: 'a-second-operator-must-confirm',
      message: 'A second operator must confirm the validation.',
      explanation:
        'Ce dossier demande un second avis\u00a0: recommandez sa validation, un autre opérateur la confirmera',
    },
  },
  'other-than-recommender': {
    file: (file, actor) => !('userId' in actor) || file.secondReviewDue !== true || file.recommendedBy !== actor.userId,
    refusal: {
      code: 'TransitionRefusedException',
      id: 'another-operator-confirms',
      message: 'Another operator confirms this validation.',
      explanation: 'Vous avez recommandé cette validation\u00a0: un autre opérateur doit la confirmer',
    },
  },
  'envelope-held': {
    file: ({ awaitsEnvelope }) => awaitsEnvelope !== true,
    refusal: {
      code: 'TransitionRefusedException',
      id: 'the-repair-awaits-an-envelope',
      message: 'The repair awaits an envelope.',
      explanation:
        'L’enveloppe d’un financeur est utilisée\u00a0: ce dossier attend son tour, et se valide dès qu’elle suffit',
    },
  },
  'not-confirmed': {
    file: ({ operations }) => !operations.includes('VAL'),
    refusal: {
      code: 'TransitionRefusedException',
      id: 'the-beneficiary-confirmed-this-bike',
      message: 'The beneficiary confirmed the pick-up of this bike.',
      explanation: 'Le client a déjà confirmé la reprise de ce vélo\u00a0: il ne peut plus être corrigé',
    },
  },
  'another-bike': {
    input: (action) => action.changesBike === true,
    refusal: {
      code: 'ValidationException',
      id: 'bike-unchanged',
      message: 'repair_bike_serial (INVALID): The file has this bike already',
      explanation: 'Ce numéro et cette marque sont déjà ceux du dossier',
    },
  },
  'incident-listed': {
    file: (_file, actor) => actor.role === 'REP' && actor.incidentListed === true,
    refusal: notAuthorized(
      'entity-not-listed-for-this-incident',
      'Entity not listed for this incident.',
      "Votre établissement n'est pas concerné par cet incident",
    ),
  },
};

/** Where a condition on what was typed is worded differently for one operation. */
export const inputRefusals: Readonly<Partial<Record<RepairAction['operation'], Refusal>>> = {
  COM: missing('text', 'Veuillez saisir la demande de complément'),
  COMECH: missing('text', 'Veuillez saisir la demande de complément'),
  FACCOR: missing('amount_to_refund', 'Veuillez renseigner une prime éligible'),
  FACVECOR: missing('amount_to_refund', 'Veuillez renseigner une prime éligible'),
};
