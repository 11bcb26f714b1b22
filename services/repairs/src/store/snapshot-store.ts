import { applyIfNewer, defineSchema, driverCollectionOf } from '@alveole/persistence';
import type { Database, IndexDeclaration } from '@alveole/persistence';
import { Schema } from 'mongoose';

/** What another service told of one of its aggregates. */
export interface Snapshot {
  /** Rises with each write of its owner. */
  readonly sequence: number;
}

export interface SnapshotDocument<S extends Snapshot> {
  _id: string;
  sequence: number;
  /** Null once its person was forgotten: the sequence keeps an older event from bringing her back. */
  readonly snapshot: S | null;
}

/**
 * The newest snapshots of another service's aggregates, by their id, in the given collection. They are read straight
 * from the driver: every file that is shown asks for its people.
 */
export function createSnapshotStore<S extends Snapshot>(
  database: Database,
  collection: string,
  indexes: readonly IndexDeclaration[] = [],
) {
  type Document = SnapshotDocument<S>;
  const schema = defineSchema<Document>(
    {
      sequence: { type: Number, required: true },
      snapshot: { type: Schema.Types.Mixed, default: null },
    },
    indexes,
  );
  const model = database.model<Document>(collection, schema);
  const stored = driverCollectionOf(model);
  return {
    model,
    async find(id: string): Promise<S | undefined> {
      const document = await stored.findOne<Document>({ _id: String(id) });
      return document?.snapshot ?? undefined;
    },
    async findAll(ids: readonly string[]): Promise<ReadonlyMap<string, S>> {
      const asked = [...new Set(ids.map(String))];
      const documents = await stored.find<Document>({ _id: { $in: asked } }, { batchSize: asked.length + 1 }).toArray();
      return new Map(documents.flatMap(({ _id, snapshot }) => (snapshot ? [[_id, snapshot] as const] : [])));
    },
    /** Ids of the aggregates whose snapshot has this value in a field that has an index. */
    async idsWith(field: keyof S & string, value: string): Promise<string[]> {
      const documents = await stored
        .find<Document>({ [`snapshot.${field}`]: String(value) }, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .toArray();
      return documents.map(({ _id }) => _id);
    },
    /** Keeps a snapshot unless it or a newer one is known: whatever the order or number of deliveries, the newest stays. */
    /** Empties a snapshot for good, also for events that are on their way: a later sequence of its owner alone would fill it. */
    forget: (id: string, sequence: number): Promise<boolean> =>
      applyIfNewer(model, id, sequence, { $set: { snapshot: null } }),
    keep: (id: string, snapshot: S): Promise<boolean> =>
      applyIfNewer(model, id, snapshot.sequence, { $set: { snapshot } }),
  };
}

export type SnapshotStore<S extends Snapshot> = ReturnType<typeof createSnapshotStore<S>>;
