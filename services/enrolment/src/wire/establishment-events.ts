import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventData, EventEnvelope } from '@alveole/contracts';
import type { EstablishmentAct, EstablishmentStep } from '@alveole/domain';
import type { Author, Establishment, EstablishmentState } from '../record/establishment.ts';
import { snapshotOf } from './establishment-wire.ts';

export type WrittenAct = EstablishmentAct | 'register' | 'assign' | 'settle-activity';

type EntityEvent = (typeof events)[Extract<keyof typeof events, `entity${string}`>];

/** What follows from an act, as the rules decided it. */
export type Consequences = Pick<EstablishmentStep, 'mail' | 'closesSessions'>;

/** Of acts that the table of transitions does not know: a registration, an assignment. */
export const noConsequences: Consequences = { closesSessions: false };

/** What an event needs beside its act. */
export interface Written extends Consequences {
  readonly before: Pick<Establishment, 'id' | 'kind' | 'prefix' | 'sequence' | 'status'>;
  readonly after: Pick<EstablishmentState, 'status' | 'profile' | 'validatedAt'>;
  readonly author: Author;
  readonly reasons: readonly string[];
  readonly bankAccountChanged: boolean;
  /** The address that was left, when it changed. */
  readonly previousMail?: string | undefined;
  readonly now: Date;
  readonly requestId: string;
}

/** The events of one write: what was done, and the alerts that a change of bank account or of address calls for. */
export function eventsOf(act: WrittenAct, written: Written): EventEnvelope[] {
  const change = changeOf(written);
  const main = envelope(mainEvents[act] ?? events.entityModified, written, { ...change, ...consequencesOf(written) });
  const { bankAccountChanged, previousMail } = written;
  return [
    main,
    ...(bankAccountChanged ? [envelope(events.entityBankAccountChanged, written, change)] : []),
    ...(previousMail === undefined
      ? []
      : [envelope(events.entityMailChanged, written, { ...change, previous_mail: previousMail })]),
  ];
}

/** Acts that other services tell from a mere modification. */
const mainEvents: Readonly<Partial<Record<WrittenAct, EntityEvent>>> = {
  register: events.entityRegistered,
  'save-profile': events.entityProfileSaved,
  'accept-conditions': events.entityProfileSaved,
  validate: events.entityValidated,
  'refuse-temporarily': events.entityRefused,
  'refuse-definitively': events.entityClosed,
  'refuse-conditions': events.entityClosed,
};

function changeOf({ before, after, author }: Written) {
  const { role, userId, userName } = author;
  const actor = {
    role,
    ...(userId === undefined ? {} : { user_id: userId }),
    ...(userName === undefined ? {} : { user_name: userName }),
  };
  const entity = snapshotOf({ ...before, ...after, sequence: before.sequence + 1 });
  return { entity, actor, from: before.status };
}

/** What notifications and auth act on. */
function consequencesOf({ mail, closesSessions, reasons }: Written) {
  return { ...(mail === undefined ? {} : { mail }), reasons: [...reasons], closes_sessions: closesSessions };
}

function envelope(
  definition: EntityEvent,
  { before, now, requestId }: Written,
  data:
    | EventData<typeof events.entityClosed>
    | EventData<typeof events.entityModified>
    | EventData<typeof events.entityMailChanged>,
): EventEnvelope {
  return definition.create({
    event_id: randomUUID(),
    occurred_at: now.toISOString(),
    aggregate_id: before.id,
    sequence: before.sequence + 1,
    request_id: requestId,
    data: data as EventData<typeof events.entityClosed> & EventData<typeof events.entityMailChanged>,
  });
}

/** The company as it stays, without its people. */
export function establishmentForgotten(
  forgotten: Pick<Establishment, 'id' | 'kind' | 'prefix' | 'sequence'> &
    Pick<EstablishmentState, 'status' | 'profile' | 'validatedAt'>,
  at: Date,
): EventEnvelope {
  return events.entityAnonymised.create({
    event_id: randomUUID(),
    occurred_at: at.toISOString(),
    aggregate_id: forgotten.id,
    sequence: forgotten.sequence,
    data: { entity: snapshotOf(forgotten) },
  });
}
