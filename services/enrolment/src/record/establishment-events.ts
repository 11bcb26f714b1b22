import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventDefinition, EventEnvelope } from '@alveole/contracts';
import type { EstablishmentAct } from '@alveole/domain';
import type { z } from 'zod';
import type { Author, Establishment, EstablishmentState } from './establishment.ts';
import { snapshotOf } from '../wire/establishment-wire.ts';

export type WrittenAct = EstablishmentAct | 'register' | 'assign';

/** What an event needs beside its act. */
export interface Written {
  readonly before: Pick<Establishment, 'id' | 'kind' | 'prefix' | 'sequence'>;
  readonly after: Pick<EstablishmentState, 'status' | 'profile'>;
  readonly author: Author;
  readonly reasons: readonly string[];
  readonly bankAccountChanged: boolean;
  readonly now: Date;
  readonly requestId: string;
}

/** The events of one write: what was done, and the alert that a change of bank account calls for. */
export function eventsOf(act: WrittenAct, written: Written): EventEnvelope[] {
  const main = (mainEvents[act] ?? modified)(written);
  return written.bankAccountChanged
    ? [main, envelope(events.entityBankAccountChanged, written, change(written))]
    : [main];
}

const modified = (written: Written) => envelope(events.entityModified, written, change(written));
const profileSaved = (written: Written) => envelope(events.entityProfileSaved, written, change(written));

/** Acts that other services tell from a mere modification. */
const mainEvents: Readonly<Partial<Record<WrittenAct, (written: Written) => EventEnvelope>>> = {
  register: (written) => envelope(events.entityRegistered, written, change(written)),
  'save-profile': profileSaved,
  'accept-conditions': profileSaved,
  validate: (written) => envelope(events.entityValidated, written, change(written)),
  'refuse-temporarily': (written) =>
    envelope(events.entityRefused, written, { ...change(written), reasons: [...written.reasons] }),
  'refuse-definitively': (written) =>
    envelope(events.entityClosed, written, { ...change(written), reasons: [...written.reasons], mail_due: true }),
  'refuse-conditions': (written) =>
    envelope(events.entityClosed, written, { ...change(written), reasons: [], mail_due: false }),
};

function change({ before, after, author }: Written) {
  const { role, userId, userName } = author;
  const actor = {
    role,
    ...(userId === undefined ? {} : { user_id: userId }),
    ...(userName === undefined ? {} : { user_name: userName }),
  };
  return { entity: snapshotOf({ ...before, ...after, sequence: before.sequence + 1 }), actor };
}

function envelope<Schema extends z.ZodType>(
  definition: EventDefinition<string, Schema>,
  { before, now, requestId }: Written,
  data: z.output<Schema>,
): EventEnvelope {
  return definition.create({
    event_id: randomUUID(),
    occurred_at: now.toISOString(),
    aggregate_id: before.id,
    sequence: before.sequence + 1,
    request_id: requestId,
    data,
  });
}
