import {
  acceptsConditions,
  acceptsTerms,
  EstablishmentStatus,
  isAccepted,
  isRefusalAct,
  isValidated,
  refusalReasons,
  refusesConditions,
  sanitisedReason,
  shownActivity,
} from '@alveole/domain';
import type {
  Activity,
  ConditionsAnswer,
  EstablishmentAct,
  EstablishmentAction,
  GivenReason,
  RefusalAct,
  Role,
} from '@alveole/domain';
import { appError } from '../errors/app-error.ts';
import type { RouteInput } from '../define/define-route.ts';
import type { saveEntity } from './routes/entity.ts';
import { activityOf, activityToWire } from './activity-view.ts';
import { changesToWire } from './requests.ts';
import type { EstablishmentChanges } from './requests.ts';
import type { EstablishmentView } from './view.ts';
import { givenReasonsOf, refusalCodes } from './refusal-view.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { EntityData } from './wire.ts';

type SaveBody = RouteInput<typeof saveEntity>['body'];
type FederationAct = Extract<EstablishmentAct, 'send-to-fub' | 'fub-validates' | 'fub-refuses'>;
type FlaggedAct = Extract<EstablishmentAct, 'force-approval' | 'undo-closing'>;

/** How the wire says an act: by the status that it leads to, by a flag, or by a date of the request for training. */
const statusOfAct = {
  validate: EstablishmentStatus.validated,
  'refuse-temporarily': EstablishmentStatus.refused,
  suspend: EstablishmentStatus.suspended,
  'refuse-definitively': EstablishmentStatus.closed,
} as const satisfies Partial<Record<EstablishmentAct, EstablishmentStatus>>;
const flagOfAct = { 'force-approval': 'force_approval', 'undo-closing': 'undo_closing' } as const;
const dateOfAct = { 'fub-refuses': 'abortDate', 'fub-validates': 'acceptDate', 'send-to-fub': 'fubDate' } as const;

/** An act on an establishment with what it takes, as a screen asks for it. */
export type EstablishmentActRequest =
  /** `acknowledgedDuplicates`: other files that staff have seen and that do not keep them from validating. */
  | { readonly act: 'validate'; readonly acknowledgedDuplicates?: readonly string[] }
  | { readonly act: RefusalAct; readonly reasons: readonly GivenReason[] }
  /** `text`: the federation's reason. */
  | { readonly act: 'fub-refuses'; readonly text: string }
  | { readonly act: 'accept-conditions'; readonly version?: string | undefined }
  /** `password`: of whoever refuses. */
  | { readonly act: 'refuse-conditions'; readonly password: string }
  | { readonly act: 'assign'; readonly operator: { readonly id: string; readonly name?: string } | 'nobody' }
  | { readonly act: 'modify' | 'save-profile'; readonly changes: EstablishmentChanges }
  | { readonly act: Exclude<FederationAct, 'fub-refuses'> | FlaggedAct | 'represent-terms' };

/** The version that was read, and the request for training that a step of the federation goes on from. */
export type ActedFile = Pick<EstablishmentView, 'entityId' | 'rowHash' | 'activity'>;

/** The save that does an act on the version that was read; `establishmentActOf` reads it again. */
export function establishmentActBody(file: ActedFile, asked: EstablishmentActRequest): SaveBody {
  const { entity_data, ...rest } = wireOf(asked, file);
  return withoutAbsent({
    ...rest,
    entity_id: file.entityId,
    entity_data: withoutAbsent(entity_data ?? {}),
    last_row_hash: file.rowHash,
  });
}

function wireOf(asked: EstablishmentActRequest, { activity }: ActedFile): Partial<SaveBody> {
  switch (asked.act) {
    case 'validate':
      return {
        status: statusOfAct.validate,
        acknowledged_duplicates: asked.acknowledgedDuplicates && [...asked.acknowledgedDuplicates],
      };
    case 'refuse-temporarily':
    case 'refuse-definitively':
      return { status: statusOfAct[asked.act], entity_data: { motif: motifOf(asked.act, asked.reasons) } };
    case 'force-approval':
    case 'undo-closing':
      return { [flagOfAct[asked.act]]: true };
    case 'send-to-fub':
    case 'fub-validates':
      return { entity_data: { activity: answeredRequest(activity, asked.act) } };
    case 'fub-refuses':
      return { entity_data: { activity: answeredRequest(activity, asked.act, asked.text) } };
    case 'represent-terms':
      return { entity_data: { cgsAccept: false } };
    case 'accept-conditions':
      return { entity_data: withoutAbsent({ cgsAccept: true, cguAccept: true, cgsVersion: asked.version }) };
    case 'refuse-conditions':
      return { entity_data: { cgsAccept: false }, password: asked.password };
    case 'assign':
      return { entity_data: holderOf(asked.operator) };
    default:
      return { entity_data: changesToWire(asked.changes) };
  }
}

const motifOf = (act: RefusalAct, reasons: readonly GivenReason[]): NonNullable<SaveBody['entity_data']['motif']> => ({
  code: refusalCodes[act],
  tab: reasons.map(({ key, explain }) => withoutAbsent({ key, explain: explain?.trim() || undefined })),
});

/** The date only tells the act apart from earlier ones: the server keeps its own time. */
function answeredRequest(activity: Activity, act: FederationAct, abortMotif?: string): EntityData['activity'] {
  const request = activity.request ?? { gender: shownActivity(activity) };
  return activityToWire({
    request: withoutAbsent({
      ...request,
      [dateOfAct[act]]: new Date().toISOString(),
      abortMotif: abortMotif ?? request.abortMotif,
    }),
  });
}

function holderOf(operator: { readonly id: string; readonly name?: string } | 'nobody'): EntityData {
  return operator === 'nobody' ? { operateur_id: null } : { operateur_id: operator.id, operateur_name: operator.name };
}

/** What the file holds that a save is compared with, and who saves. */
export interface SavedFile extends ConditionsAnswer {
  readonly status: EstablishmentStatus;
  readonly activity?: Activity;
  readonly role: Role;
  /** Names of the fields that the save changes. */
  readonly changed: readonly (keyof EntityData)[];
}

/** An act as a save asks for it, with what its rule looks at. */
export interface AskedAct extends Pick<EstablishmentAction, 'reasons' | 'text'> {
  readonly act: EstablishmentAct | 'assign';
  /** A step of the federation that the same save asks for beside its act. */
  readonly besides?: FederationAct;
}

/**
 * The act that a save asks for: a status of staff is the decision that leads to it, the same status is a modification.
 * Throws `TransitionRefusedException` for a status to which no act leads.
 */
export function establishmentActOf(body: SaveBody, file: SavedFile): AskedAct {
  const { motif, activity } = body.entity_data;
  const federation = federationActOf(activityOf(activity), file.activity);
  const act = flagged(body) ?? (file.role === 'REP' ? partnerAct(body, file) : staffAct(body, file, federation));
  return withoutAbsent({
    act,
    reasons: isRefusalAct(act) ? givenReasonsOf(motif?.tab ?? [], refusalReasons[act]) : [],
    text: sanitisedReason(activity?.request?.abortMotif ?? ''),
    besides: federation === act ? undefined : federation,
  });
}

function flagged(body: SaveBody): FlaggedAct | undefined {
  return (Object.keys(flagOfAct) as FlaggedAct[]).find((act) => body[flagOfAct[act]] === true);
}

function staffAct({ status, entity_data }: SaveBody, file: SavedFile, federation?: FederationAct): AskedAct['act'] {
  if (status !== undefined && status !== file.status) return actOfStatus(status);
  // The decision that stands already, with nothing to mend: somebody validates a second time.
  if (isValidated(status) && file.changed.length === 0) return 'validate';
  if (federation !== undefined) return federation;
  if (entity_data.cgsAccept === false && isAccepted(file.conditionsAcceptedAt)) return 'represent-terms';
  return isAssignment(file.changed) ? 'assign' : 'modify';
}

function actOfStatus(status: EstablishmentStatus): keyof typeof statusOfAct {
  const acts = Object.keys(statusOfAct) as (keyof typeof statusOfAct)[];
  const act = acts.find((each) => statusOfAct[each] === status);
  if (act === undefined) throw appError('TransitionRefusedException', `No act leads to status ${status}.`);
  return act;
}

const namesOfAssignee: readonly (keyof EntityData)[] = ['operateur_id', 'operateur_name'];

const isAssignment = (changed: SavedFile['changed']) =>
  changed.includes('operateur_id') && changed.every((name) => namesOfAssignee.includes(name));

/** A partner names no act: what is answered to the conditions is one, unless the profile changes with it. */
function partnerAct({ entity_data }: SaveBody, file: SavedFile): EstablishmentAct {
  const { cgsAccept: conditionsAccepted, cgsAcceptDate: conditionsAcceptedAt, cguAccept: termsAccepted } = entity_data;
  const { cgsVersion: conditionsVersion } = entity_data;
  const answer = withoutAbsent({ conditionsAccepted, conditionsAcceptedAt, conditionsVersion, termsAccepted });
  if (refusesConditions(file, answer)) return 'refuse-conditions';
  const isAnswerAlone = file.changed.every((name) => namesOfAnswer.includes(name));
  return isAnswerAlone && (acceptsConditions(file, answer) || acceptsTerms(file, answer))
    ? 'accept-conditions'
    : 'save-profile';
}

const namesOfAnswer: readonly (keyof EntityData)[] = [
  'cgsAccept',
  'cgsAcceptDate',
  'cgsVersion',
  'cguAccept',
  'cguAcceptDate',
];

/** What becomes of a request for training: the date that is newly set names it. */
function federationActOf({ request }: Activity, known: Activity | undefined): FederationAct | undefined {
  return (Object.keys(dateOfAct) as FederationAct[]).find((act) => {
    const date = dateOfAct[act];
    return request?.[date] !== undefined && request[date] !== known?.request?.[date];
  });
}
