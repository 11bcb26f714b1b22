import type { EventEnvelope } from '@alveole/contracts';
import type { Finder } from '@alveole/domain';
import {
  findPlain,
  insertVersioned,
  isDuplicateKey,
  parseCursor,
  takePage,
  trusted,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { QueryFilter } from 'mongoose';
import type { Establishment, EstablishmentState, HistoryEntry } from '../record/establishment.ts';
import { entryToRow, fieldsOf, toEstablishment } from './establishment-mapping.ts';
import { conditionsOf } from './establishment-filter.ts';
import type { EstablishmentFilter } from './establishment-filter.ts';
import type { EstablishmentRow } from './establishment-mapping.ts';
import { siretIndex } from './establishment-model.ts';
import type { EstablishmentDocument, EstablishmentModel } from './establishment-model.ts';

/** Degrees, both ends included. */
export interface Box {
  readonly latitude: readonly [number, number];
  readonly longitude: readonly [number, number];
}

export interface NewEstablishment
  extends EstablishmentState, Pick<Establishment, 'id' | 'kind' | 'prefix' | 'createdAt'> {}

export type EstablishmentStore = ReturnType<typeof createEstablishmentStore>;

type Filter = QueryFilter<EstablishmentDocument>;

const rowProjection = { outbox: 0, history: 0, searchTokens: 0, siretClaim: 0, finder: 0 } as const;

export function createEstablishmentStore(model: EstablishmentModel) {
  return {
    async byId(id: string): Promise<Establishment | undefined> {
      const found = await findPlain(model, id);
      return found && toEstablishment(found);
    },
    /** Whether an establishment that is not closed has this SIRET (or register number). */
    isSiretTaken: async (siret: string): Promise<boolean> => (await model.exists({ siretClaim: siret })) !== null,
    /** Inserts at sequence 1; nothing is written unless it answers `written`. */
    async insert(
      { id, kind, prefix, createdAt, ...state }: NewEstablishment,
      entry: HistoryEntry,
      events: readonly EventEnvelope[],
    ): Promise<'written' | 'siret-taken' | 'exists'> {
      try {
        await insertVersioned(
          model,
          { _id: id, kind, prefix, createdAt, ...fieldsOf(kind, state), history: [entryToRow(entry)] } as never,
          events,
        );
        return 'written';
      } catch (error) {
        if (isDuplicateKey(error, siretIndex)) return 'siret-taken';
        if (isDuplicateKey(error, '_id_')) return 'exists';
        throw error;
      }
    },
    /** Writes the new state, its history entry and its events in one go, unless somebody wrote since. */
    async save(
      { id, rowHash, kind }: Establishment,
      state: EstablishmentState,
      entry: HistoryEntry,
      events: readonly EventEnvelope[],
    ): Promise<{ rowHash: string } | 'stale' | 'siret-taken'> {
      try {
        const update = { ...setAndUnset(fieldsOf(kind, state)), $push: { history: entryToRow(entry) } };
        const written = await writeIfUnchanged(model, { _id: id, row_hash: rowHash }, update as never, events);
        return written.ok ? { rowHash: written.doc.row_hash } : 'stale';
      } catch (error) {
        if (isDuplicateKey(error, siretIndex)) return 'siret-taken';
        throw error;
      }
    },
    /** One page, newest first; `before` is a cursor of the wire. */
    async page(filter: EstablishmentFilter, before?: string): Promise<Establishment[]> {
      const cursor = before === undefined ? undefined : parseCursor(before);
      const rows = await takePage<EstablishmentDocument, EstablishmentRow>(model, {
        filter: conditionsOf(filter),
        before: cursor,
        projection: rowProjection,
        dateField: 'createdAt',
      });
      return rows.map(toEstablishment);
    },
    count: (filter: EstablishmentFilter): Promise<number> => model.countDocuments(conditionsOf(filter)),
    /** Those whom visitors may find in a box, in no order. */
    async within({ latitude, longitude }: Box, finder: Finder): Promise<Establishment[]> {
      const conditions = {
        'finder.latitude': between(latitude),
        'finder.longitude': between(longitude),
        [`finder.${finder}`]: true,
      } as Filter;
      return (await model.find(conditions, rowProjection).lean<EstablishmentRow[]>()).map(toEstablishment);
    },
  };
}

const between = ([least, most]: readonly [number, number]) => trusted({ $gte: least, $lte: most });

function setAndUnset(fields: Record<string, unknown>) {
  const entries = Object.entries(fields);
  const absent = entries.filter(([, value]) => value === undefined).map(([name]): [string, 1] => [name, 1]);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    ...(absent.length === 0 ? {} : { $unset: Object.fromEntries(absent) }),
  };
}
