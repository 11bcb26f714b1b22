import { appError, refusalError } from '@alveole/contracts';
import { decideDespiteDuplicates, readableDuplicates, shownActivity } from '@alveole/domain';
import { acceptDocuments } from '../outside/accept-documents.ts';
import type { EnrolmentPorts } from '../ports.ts';
import { authorOf } from '../record/caller.ts';
import type { Caller } from '../record/caller.ts';
import type { Establishment, EstablishmentState, HistoryEntry } from '../record/establishment.ts';
import { eventsOf } from '../wire/establishment-events.ts';
import { activityIn } from '../record/profile.ts';
import type { Field, Profile } from '../record/profile.ts';
import { checkProfile, fieldsOfActivity } from '../wire/profile-rules.ts';
import { anotherEntity, entityChangedMeanwhile, siretTaken, unknownEntity } from '../record/refusals.ts';
import { assignmentOf } from './assignment.ts';
import { askedSave } from './changes.ts';
import type { AskedSave, SaveRequest } from './changes.ts';
import { movingAccount } from './move-account.ts';
import { partnerStep } from './partner-step.ts';
import { staffStep } from './staff-step.ts';
import type { Step } from './step.ts';

export type SavePorts = Pick<
  EnrolmentPorts,
  'establishments' | 'accounts' | 'duplicates' | 'media' | 'documents' | 'postcodes' | 'acceptedTexts' | 'now'
>;

export interface SaveContext {
  readonly caller: Caller;
  readonly requestId: string;
  /** Where the call comes from, by which tries of a password are counted; absent where nobody calls. */
  readonly address?: string;
}

/**
 * Saves a profile (partner) or decides on the accreditation (staff): one write sets the state, its history entry and
 * its events. Throws `EntityVersionMismatchException` when the file is no longer the one that was read (nothing is
 * written), `EntityNotFoundException`, `TooManyRequestsException` (passwords), `DuplicatesValueException` (SIRET), `DUPLICATES_DETECTED` (mail or phone), `MediaRefusedException`, and the refusals
 * of the rules.
 */
export async function saveEstablishment(
  ports: SavePorts,
  request: SaveRequest,
  context: SaveContext,
): Promise<Pick<Establishment, 'rowHash' | 'status'>> {
  const { caller } = context;
  const establishment = await read(ports, request, caller);
  const save = askedSave(establishment, request, caller.role);
  const now = ports.now();
  const step =
    caller.role === 'REP'
      ? partnerStep(establishment, save, caller, { now, texts: ports.acceptedTexts() })
      : staffStep(establishment, save, caller, {
          now,
          accountActivated: await isAccountActivated(ports, establishment, save, context),
          operator: await assignmentOf(ports, establishment, save.changes, context),
        });
  if (changesNothing(establishment, step)) return establishment;
  if (step.asksPassword) await confirmPassword(ports, request, context);
  const acknowledged = await despiteDuplicates(ports, establishment, step, request, caller);
  await checkProfile(ports.postcodes, establishment.kind, step.profile, fieldsToCheck(establishment, step, caller));
  const documents = await documentsOf(ports, establishment, step, save);
  const state = stateOf(establishment, step, caller, now, documents);
  const saved = await movingAccount(ports, establishment, state, context, () =>
    write(ports, establishment, state, { ...step, acknowledged }, context),
  );
  return { rowHash: saved, status: state.status };
}

/** A partner's save of what is there already is no event; at another status it sends the file back to review. */
function changesNothing({ status }: Establishment, { act, to, fields }: Step): boolean {
  return act === 'save-profile' && to === status && fields.length === 0;
}

/** A partner who changes his activity tells what the new one calls for; staff and the federation answer with what is there. */
function fieldsToCheck(before: Establishment, { fields, profile }: Step, { role }: Caller): readonly Field[] {
  const isOther = shownActivity(activityIn(profile)) !== shownActivity(activityIn(before.profile));
  return role === 'REP' && isOther ? [...fields, ...fieldsOfActivity(before.kind, profile)] : fields;
}

async function read(ports: SavePorts, { entityId, lastRowHash }: SaveRequest, caller: Caller): Promise<Establishment> {
  if (caller.role === 'REP' && caller.entityId !== entityId) throw anotherEntity();
  const establishment = await ports.establishments.byId(entityId);
  if (!establishment) throw unknownEntity();
  if (establishment.rowHash !== lastRowHash) throw entityChangedMeanwhile();
  return establishment;
}

/** The establishment's own account was activated by its holder, who proved the mail by a code. */
async function isAccountActivated(
  { accounts }: SavePorts,
  { id, profile: { mail } }: Establishment,
  { asked }: AskedSave,
  { requestId }: SaveContext,
): Promise<boolean> {
  return asked.act === 'force-approval' && mail !== undefined && accounts.isActivated(id, mail, requestId);
}

/** Throws `NotAuthorizedException` for a wrong password or too many of them, `TooManyRequestsException`. */
async function confirmPassword(
  { accounts }: SavePorts,
  { password }: SaveRequest,
  { caller, requestId, address = '' }: SaveContext,
): Promise<void> {
  if (password === undefined) throw appError('ValidationException', 'password (MISSING): Field is required');
  await accounts.confirmPassword({ userId: caller.userId, password, address }, requestId);
}

/** The duplicates that staff acknowledge with a validation; none for any other act. Throws `DUPLICATES_DETECTED`. */
async function despiteDuplicates(
  { duplicates }: SavePorts,
  { id }: Establishment,
  { act, profile }: Step,
  { acknowledgedDuplicates = [] }: SaveRequest,
  { role }: Caller,
): Promise<readonly string[]> {
  if (act !== 'validate' || role === 'REP') return [];
  const duplicate = await duplicates.others({ id, profile });
  const decided = decideDespiteDuplicates(duplicate, acknowledgedDuplicates, role);
  if (decided.ok) return decided.value;
  const readable = readableDuplicates(duplicate, role).map(({ entityId }) => entityId);
  throw refusalError(decided.refusal, { duplicates: readable });
}

async function documentsOf(ports: SavePorts, { id, profile }: Establishment, { fields }: Step, { changes }: AskedSave) {
  const stored = profile.documents ?? [];
  return fields.includes('documents') ? acceptDocuments(ports, id, stored, changes.documents ?? []) : stored;
}

function stateOf(
  before: Establishment,
  { act, to, operator, profile }: Step,
  caller: Caller,
  now: Date,
  documents: NonNullable<Profile['documents']>,
): EstablishmentState {
  return {
    status: to,
    operator,
    profile: documents.length === 0 ? profile : { ...profile, documents },
    validatedAt: before.validatedAt ?? (act === 'validate' ? now : undefined),
    modifiedAt: now,
    modifiedBy: caller.userName,
  };
}

async function write(
  ports: SavePorts,
  before: Establishment,
  state: EstablishmentState,
  { act, fields, reasons, mail, closesSessions, acknowledged }: Step & { readonly acknowledged: readonly string[] },
  { caller, requestId }: SaveContext,
): Promise<string> {
  const author = authorOf(caller);
  const bankAccountChanged = before.profile.iban !== state.profile.iban;
  const events = eventsOf(act, {
    before,
    after: state,
    author,
    reasons,
    mail,
    closesSessions,
    bankAccountChanged,
    previousMail: before.profile.mail === state.profile.mail ? undefined : before.profile.mail,
    now: state.modifiedAt,
    requestId,
  });
  const entry: HistoryEntry = {
    at: state.modifiedAt,
    act,
    from: before.status,
    to: state.status,
    author,
    fields,
    reasons,
    ...(acknowledged.length === 0 ? {} : { acknowledgedDuplicates: acknowledged }),
    mail,
    eventIds: events.map(({ event_id }) => event_id),
  };
  const saved = await ports.establishments.save(before, state, entry, events);
  if (saved === 'stale') throw entityChangedMeanwhile();
  if (saved === 'siret-taken') throw siretTaken();
  return saved.rowHash;
}
