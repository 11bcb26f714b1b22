import type { EventEnvelope } from '@alveole/contracts';
import { establishmentKinds, isClosed, maxDuplicates, partsOfOrder, rowsPerPage } from '@alveole/domain';
import type { EstablishmentKind, EstablishmentStatus, Finder } from '@alveole/domain';
import {
  filterOf,
  findPlain,
  insertVersioned,
  isDuplicateKey,
  takePage,
  trusted,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { PageRequest } from '@alveole/persistence';
import { wholeToken } from '@alveole/validation';
import type { Establishment, EstablishmentState, HistoryEntry } from '../record/establishment.ts';
import { entryToRow, fieldsOf, toEstablishment } from './establishment-mapping.ts';
import { conditionsOf } from './establishment-filter.ts';
import type { EstablishmentFilter } from './establishment-filter.ts';
import { placeBehind, placeOf } from './list-places.ts';
import type { EstablishmentRow } from './establishment-mapping.ts';
import { siretIndex } from './establishment-model.ts';
import type { EstablishmentDocument, EstablishmentModel, StoredEntry } from './establishment-model.ts';

/** Degrees, both ends included. */
export interface Box {
  readonly latitude: readonly [number, number];
  readonly longitude: readonly [number, number];
}

export interface NewEstablishment
  extends EstablishmentState, Pick<Establishment, 'id' | 'kind' | 'prefix' | 'createdAt'> {}

export type EstablishmentStore = ReturnType<typeof createEstablishmentStore>;

const rowProjection = { outbox: 0, history: 0, searchTokens: 0, siretClaim: 0, finder: 0, listKeys: 0 } as const;

export function createEstablishmentStore(model: EstablishmentModel) {
  return {
    async byId(id: string): Promise<Establishment | undefined> {
      const document = await findPlain(model, id);
      return document && toEstablishment(document);
    },
    /** Everything that was done to a file, oldest first. */
    async historyOf(id: string): Promise<readonly StoredEntry[]> {
      const document = await model.findOne({ _id: id }, { history: 1 }).lean<Pick<EstablishmentDocument, 'history'>>();
      return document?.history ?? [];
    },
    async statusOf(id: string): Promise<EstablishmentStatus | undefined> {
      return (await model.findOne({ _id: id }, { status: 1 }).lean<Pick<EstablishmentRow, 'status'>>())?.status;
    },
    /** Whether an establishment that is not closed has this SIRET (or register number). */
    isSiretTaken: async (siret: string): Promise<boolean> => (await model.exists({ siretClaim: siret })) !== null,
    /** The one that is not closed and has this SIRET, RNA or entry of the register, in its stored form. */
    async bySiret(siret: string): Promise<Establishment | undefined> {
      const document = await model.findOne({ siretClaim: siret }, rowProjection).lean<EstablishmentRow>();
      return document ? toEstablishment(document) : undefined;
    },
    /** Inserts at sequence 1; nothing is written unless it answers `written`. */
    async insert(
      { id, kind, prefix, createdAt, ...state }: NewEstablishment,
      entry: HistoryEntry,
      events: readonly EventEnvelope[],
    ): Promise<'written' | 'siret-taken' | 'exists'> {
      try {
        await insertVersioned(
          model,
          {
            _id: id,
            kind,
            prefix,
            createdAt,
            statusSince: createdAt,
            ...fieldsOf(kind, state),
            history: [entryToRow(entry)],
          },
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
        const closedFrom = isClosed(entry.to) ? entry.from : undefined;
        const since = entry.from === entry.to ? {} : { statusSince: entry.at, closedFrom };
        const update = {
          ...setAndUnset({ ...fieldsOf(kind, state), ...since }),
          $push: { history: entryToRow(entry) },
        };
        const outcome = await writeIfUnchanged(model, { _id: id, rowHash }, update, events);
        return outcome.ok ? { rowHash: outcome.doc.rowHash } : 'stale';
      } catch (error) {
        if (isDuplicateKey(error, siretIndex)) return 'siret-taken';
        throw error;
      }
    },
    /** One page, newest first unless the filter says otherwise; `behind` is a cursor of the wire, fit for the order. */
    async page(filter: EstablishmentFilter, behind?: string): Promise<Establishment[]> {
      const before = behind === undefined ? undefined : placeBehind(filter.order, behind);
      const rows = await takePage<EstablishmentDocument, EstablishmentRow>(model, pageOf(filter, before));
      return rows.map(toEstablishment);
    },
    /** All of a filter, page by page as they are asked for; what is written meanwhile neither doubles nor loses one. */
    async *pages(filter: EstablishmentFilter): AsyncGenerator<readonly Establishment[]> {
      for (let before: PageRequest<EstablishmentDocument>['before']; ;) {
        const rows = await takePage<EstablishmentDocument, EstablishmentRow>(model, pageOf(filter, before));
        const last = rows.at(-1);
        if (last === undefined) return;
        yield rows.map(toEstablishment);
        if (rows.length < rowsPerPage) return;
        before = placeOf(filter.order, toEstablishment(last));
      }
    },
    /** Those at some statuses that have one of these addresses or numbers, some of like ones among them; the newest of many. */
    async withContacts(
      contacts: readonly string[],
      statuses: readonly EstablishmentStatus[],
    ): Promise<Establishment[]> {
      if (contacts.length === 0) return [];
      const conditions = filterOf<EstablishmentDocument>({
        searchTokens: trusted({ $in: contacts.map(wholeToken) }),
        kind: trusted({ $in: [...establishmentKinds] }),
        status: trusted({ $in: [...statuses] }),
      });
      const query = model
        .find(conditions, rowProjection)
        .sort({ createdAt: -1, _id: -1 })
        .limit(maxDuplicates + 1);
      return (await query.lean<EstablishmentRow[]>()).map(toEstablishment);
    },
    /**
     * The one of a kind that has stood longest at a status; those that do not know since when come first.
     * @param place from 0: how many have stood longer
     */
    async longestAt(
      kind: EstablishmentKind,
      status: EstablishmentStatus,
      place = 0,
    ): Promise<Establishment | undefined> {
      const query = model.find({ kind, status }, rowProjection).sort({ statusSince: 1, _id: 1 }).skip(place).limit(1);
      const [row] = await query.lean<EstablishmentRow[]>();
      return row && toEstablishment(row);
    },
    /** How many of a kind have stood at a status since before an instant. */
    countAtSince: (kind: EstablishmentKind, status: EstablishmentStatus, before: Date): Promise<number> =>
      model.countDocuments(filterOf<EstablishmentDocument>({ kind, status, statusSince: trusted({ $lt: before }) })),
    count: (filter: EstablishmentFilter): Promise<number> => model.countDocuments(conditionsOf(filter)),
    /** Those whom visitors may find in a box, in no order. */
    async within({ latitude, longitude }: Box, finder: Finder): Promise<Establishment[]> {
      const conditions = filterOf<EstablishmentDocument>({
        'finder.latitude': between(latitude),
        'finder.longitude': between(longitude),
        [`finder.${finder}`]: true,
      });
      return (await model.find(conditions, rowProjection).lean<EstablishmentRow[]>()).map(toEstablishment);
    },
  };
}

function pageOf(filter: EstablishmentFilter, before: PageRequest<EstablishmentDocument>['before']) {
  const { key, isRising } = partsOfOrder(filter.order ?? 'newest');
  const orderField = key === undefined ? 'createdAt' : `listKeys.${key}`;
  return { filter: conditionsOf(filter), before, isRising, projection: rowProjection, orderField };
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
