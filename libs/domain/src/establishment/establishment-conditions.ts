import type { Refusal } from '../decision.ts';
import { isFubPending, teaches } from './activity.ts';
import { asksForIdentity } from './asked-identity.ts';
import { administratorsAlone, mayRefuseConditions } from './editable-sections.ts';
import type { EstablishmentAction, EstablishmentActor, EstablishmentFile } from './establishment-file.ts';
import { identityWanted, neverActivated, notAuthorized, reasonsMissing } from './establishment-refusals.ts';
import { closedByProgramme, closingUndoneLate } from './own-closing.ts';
import { areReasonsComplete, definitiveRefusalReasons, temporaryRefusalReasons } from './refusal-reasons.ts';
import type { EstablishmentCondition } from './transitions.ts';

/** What an act asks for beside role and status, and how its absence is refused. */
interface Condition {
  readonly file?: (file: EstablishmentFile, actor: EstablishmentActor) => boolean;
  readonly input?: (action: EstablishmentAction, file: EstablishmentFile) => boolean;
  readonly refusal: Refusal;
}

const isPending = (file: EstablishmentFile) => file.activity !== undefined && isFubPending(file.activity);

/** Of each condition: what the file must show before anything is typed (`file`), and what must be typed (`input`). */
export const establishmentConditions: Readonly<Record<EstablishmentCondition, Condition>> = {
  'temporary-reasons': {
    input: (action) => areReasonsComplete(temporaryRefusalReasons, action.reasons ?? []),
    refusal: reasonsMissing,
  },
  'definitive-reasons': {
    input: (action) => areReasonsComplete(definitiveRefusalReasons, action.reasons ?? []),
    refusal: reasonsMissing,
  },
  'fub-idle': {
    file: (file) => !isPending(file),
    refusal: notAuthorized(
      'a-request-to-the-federation-is-pending',
      'A request to the federation is pending.',
      'Une demande est en cours auprès de la fédération',
    ),
  },
  'fub-pending': {
    file: isPending,
    refusal: notAuthorized(
      'no-request-to-the-federation-is-pending',
      'No request to the federation is pending.',
      "Aucune demande n'est en cours auprès de la fédération",
    ),
  },
  'training-asked': {
    file: ({ activity }) => activity?.request !== undefined || teaches(activity),
    refusal: notAuthorized(
      'no-request-for-training-was-made',
      'No request for training was made.',
      "Cet établissement n'a pas demandé à enseigner",
    ),
  },
  'fub-reason': { input: (action) => (action.text ?? '').trim() !== '', refusal: reasonsMissing },
  'asked-identity': {
    input: (action, file) => action.bringsIdentity === true || !asksForIdentity(file),
    refusal: identityWanted,
  },
  'account-activated': {
    input: (action) => action.accountActivated === true,
    refusal: neverActivated,
  },
  'shop-administrator': {
    file: (_file, actor) => actor.role !== 'REP' || mayRefuseConditions(actor.permission),
    refusal: administratorsAlone,
  },
  'closed-by-itself': { file: ({ ownClosing }) => ownClosing !== undefined, refusal: closedByProgramme },
  'undone-in-time': {
    input: ({ now }, { ownClosing }) =>
      now !== undefined && ownClosing !== undefined && now < new Date(ownClosing.undoneUntil),
    refusal: closingUndoneLate,
  },
};
