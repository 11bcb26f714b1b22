import { defineSchema, insertVersioned, isDuplicateKey, versioned, writeIfUnchanged } from '@alveole/persistence';
import type { Database, Versioned } from '@alveole/persistence';
import { Schema } from 'mongoose';

export interface ListView {
  readonly id: string;
  readonly name: string;
  /** The parameters of the list's address. */
  readonly filters: Readonly<Record<string, string>>;
}

/** All views that one person keeps of one list: one document, so that each change is one write. */
export interface SavedViews {
  readonly views: readonly ListView[];
  readonly defaultId?: string | undefined;
  /** Absent while nothing was kept. */
  readonly rowHash?: string | undefined;
}

interface ListViewDocument extends Versioned {
  readonly views: readonly ListView[];
  readonly defaultId: string | null;
}

const schema = versioned(
  defineSchema<ListViewDocument>({
    views: { type: Schema.Types.Mixed, required: true },
    defaultId: { type: String, default: null },
  }),
);

export function createListViewModel(database: Database) {
  return database.model('list_views', schema);
}

export type ListViewStore = ReturnType<typeof createListViewStore>;

export function createListViewStore(model: ReturnType<typeof createListViewModel>) {
  return {
    async read(userId: string, list: string): Promise<SavedViews> {
      const document = await model.findById(keyOf(userId, list)).lean<ListViewDocument>();
      return document ? toViews(document) : { views: [] };
    },
    /** Undefined when they are no longer the ones that were read. */
    async save(
      userId: string,
      list: string,
      {
        views,
        defaultId = null,
        rowHash,
      }: {
        readonly views: readonly ListView[];
        readonly defaultId?: string | null | undefined;
        readonly rowHash?: string | undefined;
      },
    ): Promise<SavedViews | undefined> {
      const _id = keyOf(userId, list);
      if (rowHash === undefined) return insert({ _id, views, defaultId });
      const outcome = await writeIfUnchanged(
        model,
        { _id, rowHash },
        {
          $set: { views, defaultId },
        },
      );
      return outcome.ok ? toViews(outcome.doc as ListViewDocument) : undefined;
    },
  };

  async function insert(
    fields: Pick<ListViewDocument, '_id' | 'views' | 'defaultId'>,
  ): Promise<SavedViews | undefined> {
    try {
      return toViews((await insertVersioned(model, fields)) as ListViewDocument);
    } catch (error) {
      if (isDuplicateKey(error, '_id_')) return undefined;
      throw error;
    }
  }
}

const keyOf = (userId: string, list: string): string => `${userId}:${list}`;

function toViews({ views, defaultId, rowHash }: ListViewDocument): SavedViews {
  return { views, defaultId: defaultId ?? undefined, rowHash };
}
