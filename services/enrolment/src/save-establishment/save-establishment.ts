import { acceptDocuments } from '../outside/accept-documents.ts';
import type { EnrolmentPorts } from '../ports.ts';
import { authorOf } from '../record/caller.ts';
import type { Caller } from '../record/caller.ts';
import type { Establishment, EstablishmentState, HistoryEntry } from '../record/establishment.ts';
import { eventsOf } from '../record/establishment-events.ts';
import type { Profile, ProfileField } from '../record/profile.ts';
import { checkProfile } from '../record/profile-rules.ts';
import { anotherEntity, entityChangedMeanwhile, siretTaken, unknownEntity } from '../record/refusals.ts';
import type { SaveRequest } from './changes.ts';
import { partnerStep } from './partner-step.ts';
import { staffStep } from './staff-step.ts';
import type { Step } from './step.ts';

export type SavePorts = Pick<EnrolmentPorts, 'establishments' | 'accounts' | 'media' | 'now'>;

export interface SaveContext {
  readonly caller: Caller;
  readonly requestId: string;
}

/**
 * Saves a profile (partner) or decides on the accreditation (staff): one write sets the state, its history entry and
 * its events. Throws `EntityVersionMismatchException` when the file is no longer the one that was read (nothing is
 * written), `EntityNotFoundException`, `DuplicatesValueException` (SIRET), `MediaRefusedException`, and the refusals
 * of the rules.
 */
export async function saveEstablishment(
  ports: SavePorts,
  request: SaveRequest,
  context: SaveContext,
): Promise<Pick<Establishment, 'rowHash' | 'status'>> {
  const establishment = await read(ports, request, context.caller);
  const now = ports.now();
  const step =
    context.caller.role === 'REP'
      ? partnerStep(establishment, request, context.caller, now)
      : staffStep(establishment, request, context.caller, {
          now,
          accountActivated: await isAccountActivated(ports, establishment, request, context),
        });
  checkProfile(establishment.kind, step.profile, step.fields as ProfileField[]);
  const state = stateOf(
    establishment,
    step,
    context.caller,
    now,
    await documentsOf(ports, establishment, step, request),
  );
  const saved = await write(ports, establishment, state, step, context);
  return { rowHash: saved, status: state.status };
}

async function read(ports: SavePorts, { entityId, lastRowHash }: SaveRequest, caller: Caller): Promise<Establishment> {
  if (caller.role === 'REP' && caller.entityId !== entityId) throw anotherEntity();
  const establishment = await ports.establishments.byId(entityId);
  if (!establishment) throw unknownEntity();
  if (establishment.rowHash !== lastRowHash) throw entityChangedMeanwhile();
  return establishment;
}

/** An account with the establishment's mail exists: it was opened by its owner, who proved the mail by a code. */
async function isAccountActivated(
  ports: SavePorts,
  { profile }: Establishment,
  { forceApproval }: SaveRequest,
  { requestId }: SaveContext,
): Promise<boolean> {
  return (
    forceApproval === true && profile.mail !== undefined && !(await ports.accounts.isMailFree(profile.mail, requestId))
  );
}

async function documentsOf(
  ports: SavePorts,
  { id, profile }: Establishment,
  { fields }: Step,
  { changes }: SaveRequest,
) {
  const stored = profile.documents ?? [];
  return fields.includes('documents') ? acceptDocuments(ports.media, id, stored, changes.documents ?? []) : stored;
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
  { act, fields, reasons, mail, closesSessions }: Step,
  { caller, requestId }: SaveContext,
): Promise<string> {
  const author = authorOf(caller);
  const entry: HistoryEntry = {
    at: state.modifiedAt,
    act,
    from: before.status,
    to: state.status,
    author,
    fields,
    reasons,
  };
  const bankAccountChanged = before.profile.iban !== state.profile.iban;
  const events = eventsOf(act, {
    before,
    after: state,
    author,
    reasons,
    mail,
    closesSessions,
    bankAccountChanged,
    now: state.modifiedAt,
    requestId,
  });
  const saved = await ports.establishments.save(before, state, entry, events);
  if (saved === 'stale') throw entityChangedMeanwhile();
  if (saved === 'siret-taken') throw siretTaken();
  return saved.rowHash;
}
