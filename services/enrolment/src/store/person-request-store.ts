import type { EventEnvelope } from '@alveole/contracts';
import {
  filterOf,
  findPlain,
  insertVersioned,
  isDuplicateKey,
  parseCursor,
  takePage,
  trusted,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { Plain, VersionedUpdate } from '@alveole/persistence';
import type { PersonRequest, RequestEntry, RequestFields } from '../record/person-request.ts';
import { exportTurnsIn } from './person-export-turns.ts';
import type { PersonRequestDocument, PersonRequestModel } from './person-request-model.ts';

type Row = Plain<PersonRequestDocument>;

export type NewRequest = Omit<PersonRequest, 'rowHash' | 'sequence' | 'history'> & { readonly entry: RequestEntry };

/** What one write changes; a field of null is taken away. */
export type RequestChange = { readonly [Field in keyof RequestFields]?: RequestFields[Field] | null };

export type PersonRequestStore = ReturnType<typeof createPersonRequestStore>;

const openStates = ['received', 'identity-to-check', 'in-work'] as const;

export function createPersonRequestStore(model: PersonRequestModel) {
  return {
    async byId(id: string): Promise<PersonRequest | undefined> {
      const document = await findPlain(model, id);
      return document && toRequest(document);
    },
    async byReference(reference: string): Promise<PersonRequest | undefined> {
      const document = await model.findOne({ reference }, { outbox: 0 }).lean<Row>();
      return document ? toRequest(document) : undefined;
    },
    /** Undefined where the reference is taken. */
    async insert({ id, entry, ...request }: NewRequest): Promise<PersonRequest | undefined> {
      try {
        const fields = { _id: id, ...present(request), createdAt: entry.at, history: [present(entry)] };
        return toRequest((await insertVersioned(model, fields)) as Row);
      } catch (error) {
        if (isDuplicateKey(error, 'reference_unique')) return undefined;
        throw error;
      }
    },
    /** Writes over the version that was read, with its entry in the history; undefined where somebody else wrote. */
    async change(
      { id, rowHash }: Pick<PersonRequest, 'id' | 'rowHash'>,
      change: RequestChange,
      entry: RequestEntry,
      events: readonly EventEnvelope[] = [],
    ): Promise<PersonRequest | undefined> {
      const set = Object.entries(change).filter(([, value]) => value !== undefined && value !== null);
      const gone = Object.entries(change).filter(([, value]) => value === null);
      const update = {
        $set: Object.fromEntries(set.map(([field, value]) => [field, plainOf(value)])),
        ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map(([field]) => [field, 1])) }),
        $push: { history: present(entry) },
      } as unknown as VersionedUpdate<PersonRequestDocument>;
      const outcome = await writeIfUnchanged(model, { _id: id, rowHash }, update, [...events]);
      return outcome.ok ? toRequest(outcome.doc) : undefined;
    },
    /** Takes one try of a code that lives, so that parallel guesses share them; undefined where none is left. */
    async takeTry(id: string, now: Date): Promise<PersonRequest | undefined> {
      const live = filterOf<PersonRequestDocument>({
        _id: id,
        'code.triesLeft': trusted({ $gt: 0 }),
        'code.expiresAt': trusted({ $gt: now }),
      });
      const taken = { $inc: { 'code.triesLeft': -1 } };
      const options = { returnDocument: 'after', projection: { outbox: 0 } } as const;
      const document = await model.findOneAndUpdate(live, taken, options).lean<Row>();
      return document ? toRequest(document) : undefined;
    },
    /** The open ones by the day on which they are due, or the closed ones, newest first. */
    async page(standing: 'open' | 'closed', after: string | undefined): Promise<PersonRequest[]> {
      const isOpen = standing === 'open';
      const rows = await takePage<PersonRequestDocument, Row>(model, {
        filter: filterOf<PersonRequestDocument>(
          isOpen ? { state: trusted({ $in: [...openStates] }) } : { closedAt: trusted({ $exists: true }) },
        ),
        before: after === undefined ? undefined : parseCursor(after),
        orderField: isOpen ? 'dueAt' : 'closedAt',
        isRising: isOpen,
      });
      return rows.map(toRequest);
    },
    ...exportTurnsIn(model, toRequest),
  };
}

/** A store keeps no field without a value, in parts either. */
function plainOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(present(value)).map(([field, inner]) => [field, plainOf(inner)]));
}

function present<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function toRequest({ _id: id, ...document }: Row): PersonRequest {
  return { id, ...document };
}
