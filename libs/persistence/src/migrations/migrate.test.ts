import { defineSchema } from '../define-schema.ts';
import { openTestDatabase, silentLogger } from '../test-database.fixture.ts';
import type { TestDatabase } from '../test-database.fixture.ts';
import { changeDocument } from './change-document.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import type { CollectionWalk, Migration, MigrationStore } from './migration.ts';
import { previewMigrations } from './preview-migrations.ts';
import { renameFields } from './rename-fields.ts';

interface Lock {
  _id: string;
  colour?: string;
  row_hash: string;
}

let test: TestDatabase;
let store: MigrationStore;
beforeEach(async () => {
  test = await openTestDatabase();
  store = { database: test.database, now: () => new Date('2026-03-02T09:00:00Z') };
});
afterEach(() => test.close());

const locks = () => test.database.collection('locks');
const stored = async () => (await locks().find({}).sort({ _id: 1 }).toArray()) as unknown as Lock[];
const idOf = (n: number) => `lock-${String(n).padStart(4, '0')}`;

async function writeLocks(count: number): Promise<void> {
  const documents = Array.from({ length: count }, (_, n) => ({ _id: idOf(n), row_hash: `h${n}`, shade: 'red' }));
  await locks().insertMany(documents);
}

const renaming: Migration = {
  name: '0001-rename-shade',
  walks: ({ database }) => [renameFields(database, 'locks', { shade: 'colour' })],
};

/** Paints each lock that is not painted yet; `before` sees each batch before it is decided. */
function painting(before: (ids: readonly string[]) => Promise<void> | void = () => undefined): Migration {
  const walk = (database: MigrationStore['database']): CollectionWalk<Lock> => ({
    collection: 'locks',
    async changesOf(documents) {
      await before(documents.map(({ _id }) => _id));
      return documents
        .filter(({ colour }) => colour !== 'blue')
        .map((document) => changeDocument(database, 'locks', document, { $set: { colour: 'blue' } }));
    },
  });
  return { name: '0002-paint-blue', walks: ({ database }) => [walk(database)] };
}

const run = (...migrations: Migration[]) => migrate(store, migrations, { logger: silentLogger });

describe('migrating a store', () => {
  it('carries out each migration once, in order, and does not look at a document again at the next start', async () => {
    await writeLocks(250);
    let reads = 0;
    const counted = painting((ids) => void (reads += ids.length));
    expect(await pendingMigrations(store, [renaming, counted])).toEqual(['0001-rename-shade', '0002-paint-blue']);
    expect(await run(renaming, counted)).toEqual([
      { name: '0001-rename-shade', seen: 250, changed: 250 },
      { name: '0002-paint-blue', seen: 250, changed: 250 },
    ]);
    expect((await stored()).every((lock) => lock.colour === 'blue' && !('shade' in lock))).toBe(true);
    expect([await run(renaming, counted), await pendingMigrations(store, [renaming, counted])]).toEqual([[], []]);
    expect(reads).toBe(250);
  });

  it('resumes a migration behind its last batch when the run before broke off in the middle', async () => {
    await writeLocks(350);
    await run(renaming);
    const reads: string[] = [];
    const breaking = painting((ids) => {
      if (ids.includes(idOf(200))) throw new Error('the process dies');
      reads.push(...ids);
    });
    await expect(run(renaming, breaking)).rejects.toThrow('the process dies');
    expect(await locks().countDocuments({ colour: 'blue' })).toBe(200);
    const again: string[] = [];
    expect(
      await run(
        renaming,
        painting((ids) => void again.push(...ids)),
      ),
    ).toEqual([{ name: '0002-paint-blue', seen: 350, changed: 350 }]);
    expect([reads.at(-1), again[0], again.length]).toEqual([idOf(199), idOf(200), 150]);
  });

  it('writes nothing when its progress is lost and it walks again', async () => {
    await writeLocks(3);
    await run(renaming);
    await test.database.collection('migrations').deleteMany({});
    expect(await run(renaming)).toEqual([{ name: '0001-rename-shade', seen: 3, changed: 0 }]);
  });

  it('decides a batch anew when somebody wrote into it since it was read, so that nothing written is lost', async () => {
    await writeLocks(2);
    let meddles = 1;
    const meddled = painting(async () => {
      if (meddles-- > 0)
        await locks().updateOne({ _id: idOf(1) }, { $set: { row_hash: 'later', owner: 'Lin' } } as object);
    });
    await run(renaming, meddled);
    expect((await stored())[1]).toEqual({ _id: idOf(1), colour: 'blue', owner: 'Lin', row_hash: 'later' });
  });

  it('gives up when a document is written to without end, and leaves the migration unfinished', async () => {
    await writeLocks(1);
    let writes = 0;
    const busy = painting(async () => {
      await locks().updateOne({ _id: idOf(0) }, { $set: { row_hash: `w${(writes += 1)}` } } as object);
    });
    await expect(run(renaming, busy)).rejects.toThrow('locks is being written to; stop its service, then go on');
    expect(await pendingMigrations(store, [renaming, busy])).toEqual(['0002-paint-blue']);
  });

  it('takes a walk that a version before the first migration recorded for done', async () => {
    await writeLocks(1);
    await test.database.collection('done_forms').insertOne({ _id: 'locks-shade', done_at: new Date() } as never);
    expect(await run({ ...renaming, formerName: 'locks-shade' })).toEqual([]);
  });

  it('refuses a store that a later version has migrated', async () => {
    await run(renaming, painting());
    const refusal = 'A later version has migrated this store (0002-paint-blue)';
    await expect(run(renaming)).rejects.toThrow(refusal);
    await expect(pendingMigrations(store, [renaming])).rejects.toThrow(refusal);
    await expect(previewMigrations(store, [renaming])).rejects.toThrow(refusal);
  });

  it.each([
    [[{ ...renaming, name: 'rename-shade' }], 'A migration is named like 0001-verb-noun, not rename-shade'],
    [[{ ...renaming, name: '0002-rename-shade' }], '0002-rename-shade stands at place 1'],
    [[renaming, renaming], '0001-rename-shade stands at place 2'],
  ])('refuses migrations whose numbers are not 1, 2, 3 in order', async (migrations, refusal) => {
    await expect(run(...migrations)).rejects.toThrow(refusal);
  });

  it('drops a retired index once every walk is through, so that both indexes stand while it walks', async () => {
    const schema = defineSchema<Lock>({ colour: String, row_hash: String }, [
      { name: 'colour', fields: { colour: 1 }, unique: true, partialFilterExpression: { colour: { $exists: true } } },
    ]);
    await locks().insertOne({ _id: 'one', shade: 'red', row_hash: 'h' } as never);
    await locks().createIndex({ shade: 1 }, { name: 'shade', unique: true });
    const standing = async () => (await locks().listIndexes().toArray()).map(({ name }) => name as string).sort();
    const seen: string[][] = [];
    const watched: Migration = {
      ...renaming,
      declareModels: (database) => database.model('locks', schema),
      walks: ({ database }) => [
        { collection: 'locks', changesOf: async () => (seen.push(await standing()), []) },
        renameFields(database, 'locks', { shade: 'colour' }),
      ],
      retiredIndexes: [{ collection: 'locks', name: 'shade' }],
    };
    await run(watched);
    expect([seen, await standing()]).toEqual([[['_id_', 'colour', 'shade']], ['_id_', 'colour']]);
  });

  it('drops a unique index that would refuse the second renamed document, once the new one stands', async () => {
    const schema = defineSchema<Lock>({ colour: String, row_hash: String }, [
      { name: 'colour', fields: { colour: 1 }, unique: true, partialFilterExpression: { colour: { $exists: true } } },
    ]);
    await locks().insertMany([
      { _id: 'one', shade: 'red', row_hash: 'h' },
      { _id: 'two', shade: 'blue', row_hash: 'h' },
    ] as never[]);
    await locks().createIndex({ shade: 1 }, { name: 'shade', unique: true });
    await run({
      ...renaming,
      declareModels: (database) => database.model('locks', schema),
      retiredIndexes: [{ collection: 'locks', name: 'shade', isInTheWay: true }],
    });
    expect((await stored()).map(({ colour }) => colour)).toEqual(['red', 'blue']);
    const names = (await locks().listIndexes().toArray()).map(({ name }) => name as string);
    expect(names.sort()).toEqual(['_id_', 'colour']);
  });
});

describe('a dry run', () => {
  it('tells what each unfinished migration would write from where it stopped, and writes nothing', async () => {
    await writeLocks(120);
    const before = [await stored(), await test.bikes.db.listCollections()];
    expect(await previewMigrations(store, [renaming, painting()])).toEqual([
      { name: '0001-rename-shade', seen: 120, changed: 120 },
      { name: '0002-paint-blue', seen: 120, changed: 120 },
    ]);
    expect([await stored(), await test.bikes.db.listCollections()]).toEqual(before);
    const broken = painting((ids) => {
      if (ids.includes(idOf(100))) throw new Error('the process dies');
    });
    await expect(run(renaming, broken)).rejects.toThrow();
    expect(await previewMigrations(store, [renaming, painting()])).toEqual([
      { name: '0002-paint-blue', seen: 20, changed: 20 },
    ]);
  });
});

describe('two processes that migrate one store', () => {
  it('work one after the other: the second waits, then finds nothing left to do', async () => {
    await writeLocks(10);
    let reads = 0;
    const migrations = [renaming, painting((ids) => void (reads += ids.length))];
    const pause = () => new Promise((resolve) => setImmediate(resolve));
    const start = () => migrate(store, migrations, { logger: silentLogger, pause });
    const reports = await Promise.all([start(), start(), start()]);
    expect(reports.map(({ length }) => length).sort()).toEqual([0, 0, 2]);
    expect(reads).toBe(10);
  });
});
