import { appError } from '@alveole/contracts';
import type { ObjectStorage } from '@alveole/object-storage';
import type { PersonActor } from '@alveole/service-kit';
import type { Accounts } from '../outside/accounts.ts';
import { acceptDocuments } from '../outside/accept-documents.ts';
import { authorOf } from '../wire/author.ts';
import type { Establishment, EstablishmentState, HistoryEntry } from '../record/establishment.ts';
import { eventsOf } from '../record/establishment-events.ts';
import type { EstablishmentStore } from '../store/establishment-store.ts';
import { checkProfile } from '../record/profile-rules.ts';
import { anotherEntity, unknownEntity } from '../record/refusals.ts';
import type { SaveRequest } from './changes.ts';
import { partnerStep } from './partner-step.ts';
import { staffStep } from './staff-step.ts';
import type { Step } from './step.ts';

export interface SavePorts {
  readonly establishments: Pick<EstablishmentStore, 'byId' | 'save'>;
  readonly accounts: Pick<Accounts, 'isMailFree'>;
  readonly media: Pick<ObjectStorage, 'accept'>;
  readonly now: () => Date;
}

export interface SaveContext {
  readonly actor: PersonActor;
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
): Promise<{ row_hash: string; status: Establishment['status'] }> {
  const establishment = await read(ports, request, context.actor);
  const now = ports.now();
  const step =
    context.actor.role === 'REP'
      ? partnerStep(establishment, request, context.actor, now)
      : staffStep(establishment, request, context.actor, {
          now,
          accountActivated: await isAccountActivated(ports, establishment, request, context),
        });
  checkProfile(establishment.kind, step.profile, step.fields as (keyof Establishment['profile'])[]);
  const state = stateOf(
    establishment,
    step,
    context.actor,
    now,
    await documentsOf(ports, establishment, step, request),
  );
  const saved = await write(ports, establishment, state, step, context);
  return { row_hash: saved, status: state.status };
}

async function read(
  ports: SavePorts,
  { entity_id, last_row_hash }: SaveRequest,
  actor: PersonActor,
): Promise<Establishment> {
  if (actor.role === 'REP' && actor.entity_id !== entity_id) throw anotherEntity();
  const establishment = await ports.establishments.byId(entity_id);
  if (!establishment) throw unknownEntity();
  if (establishment.rowHash !== last_row_hash) throw versionMismatch();
  return establishment;
}

/** An account with the establishment's mail exists: it was opened by its owner, who proved the mail by a code. */
async function isAccountActivated(
  ports: SavePorts,
  { profile }: Establishment,
  { force_approval }: SaveRequest,
  { requestId }: SaveContext,
): Promise<boolean> {
  return (
    force_approval === true && profile.mail !== undefined && !(await ports.accounts.isMailFree(profile.mail, requestId))
  );
}

async function documentsOf(
  ports: SavePorts,
  { id, profile }: Establishment,
  { fields }: Step,
  { entity_data }: SaveRequest,
) {
  const stored = profile.documents ?? [];
  return fields.includes('documents') ? acceptDocuments(ports.media, id, stored, entity_data.documents ?? []) : stored;
}

function stateOf(
  before: Establishment,
  { act, to, operator, profile }: Step,
  actor: PersonActor,
  now: Date,
  documents: NonNullable<Establishment['profile']['documents']>,
): EstablishmentState {
  return {
    status: to,
    operator,
    profile: documents.length === 0 ? profile : { ...profile, documents },
    validatedAt: before.validatedAt ?? (act === 'validate' ? now : undefined),
    modifiedAt: now,
    modifiedBy: actor.user_name,
  };
}

async function write(
  ports: SavePorts,
  before: Establishment,
  state: EstablishmentState,
  { act, fields, reasons }: Step,
  { actor, requestId }: SaveContext,
): Promise<string> {
  const author = authorOf(actor);
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
    bankAccountChanged,
    now: state.modifiedAt,
    requestId,
  });
  const saved = await ports.establishments.save(before, state, entry, events);
  if (saved === 'stale') throw versionMismatch();
  if (saved === 'siret-taken') throw appError('DuplicatesValueException', 'This siret is already registered.');
  return saved.rowHash;
}

const versionMismatch = () => appError('EntityVersionMismatchException', 'The entity was changed by somebody else.');
