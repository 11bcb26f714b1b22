import { defineSchema } from '../define-schema.ts';
import { openTestDatabase, silentLogger } from '../test-database.fixture.ts';
import type { TestDatabase } from '../test-database.fixture.ts';
import { migrate } from './migrate.ts';
import { lockLeaseMs, whileLocked } from './migration-lock.ts';
import type { Migration, MigrationStore } from './migration.ts';

let test: TestDatabase;
let store: MigrationStore;
beforeEach(async () => {
  test = await openTestDatabase();
  store = { database: test.database, now: () => new Date('2026-03-02T09:00:00Z') };
});
afterEach(() => test.close());

const retiring: Migration = {
  name: '0001-retire-shade-and-tint',
  walks: () => [],
  declareModels: (database) =>
    database.model('locks', defineSchema<{ _id: string; colour: string }>({ colour: String })),
  retiredIndexes: [
    { collection: 'locks', name: 'shade', isInTheWay: true },
    { collection: 'locks', name: 'tint' },
  ],
};

describe('two processes that migrate one store', () => {
  it('never hold the lock at once: one whose owner died is free when its lease is over, and not before', async () => {
    let time = Date.now();
    const clock = () => new Date(time);
    let waits = 0;
    const pause = async () => {
      waits += 1;
      time += lockLeaseMs / 2;
    };
    const options = { logger: silentLogger, clock, pause };
    let release = (): void => undefined;
    const dead = whileLocked(test.database, () => new Promise<void>((resolve) => (release = resolve)), options);
    while ((await test.database.collection('migration_locks').countDocuments()) === 0) await new Promise(setImmediate);
    expect(await whileLocked(test.database, async () => 'done', options)).toBe('done');
    expect(waits).toBeGreaterThan(1);
    release();
    await dead;
  });

  it('renews the lock of the migrations while an index is created or dropped for longer than the lease', async () => {
    let time = Date.now();
    let beat = (): Promise<void> => Promise.resolve();
    const every = (ms: number, act: () => Promise<void>) => {
      expect(ms).toBeLessThan(lockLeaseMs / 2);
      beat = act;
      return () => (beat = () => Promise.resolve());
    };
    const left: string[] = [];
    async function lastLong(work: string): Promise<void> {
      for (let part = 0; part < 3; part += 1) {
        time += lockLeaseMs / 2;
        await beat();
      }
      const lock = await test.database.collection('migration_locks').findOne({});
      const { expiresAt } = lock as unknown as { expiresAt: Date };
      left.push(`${work}: ${expiresAt.getTime() - time === lockLeaseMs}`);
    }
    await test.database
      .collection('locks')
      .createIndexes(['shade', 'tint'].map((name) => ({ key: { [name]: 1 }, name })));
    const database: MigrationStore['database'] = {
      ...test.database,
      createIndexes: () => lastLong('create').then(test.database.createIndexes),
      dropIndexes: (indexes) =>
        lastLong(`drop ${indexes.map(({ name }) => name).join()}`).then(() => test.database.dropIndexes(indexes)),
    };
    const options = { logger: silentLogger, clock: () => new Date(time), every };
    await migrate({ ...store, database }, [retiring], options);
    expect(left).toEqual(['create: true', 'drop shade: true', 'drop tint: true']);
  });

  it('drops no index once another process has taken the lock over while indexes were created', async () => {
    const drops: string[] = [];
    const database: MigrationStore['database'] = {
      ...test.database,
      async createIndexes() {
        await test.database.collection('migration_locks').updateOne({}, { $set: { owner: 'other' } } as object);
      },
      async dropIndexes(indexes) {
        drops.push(...indexes.map(({ name }) => name));
      },
    };
    await test.database.collection('locks').createIndexes([{ key: { shade: 1 }, name: 'shade' }]);
    await expect(migrate({ ...store, database }, [retiring], { logger: silentLogger })).rejects.toThrow(
      'Another process has taken the migrations over',
    );
    expect(drops).toEqual([]);
  });

  it('stop one that slept so long that another has taken the lock over', async () => {
    let time = Date.now();
    const options = { logger: silentLogger, clock: () => new Date(time), pause: () => Promise.resolve() };
    await whileLocked(
      test.database,
      async ({ renew }) => {
        await renew();
        time += lockLeaseMs + 1;
        await whileLocked(
          test.database,
          () => expect(renew()).rejects.toThrow('Another process has taken the migrations over'),
          options,
        );
      },
      options,
    );
  });
});
