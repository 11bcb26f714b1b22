import { outboxStoreOf } from '../versioned/outbox-store.ts';
import { writeIfUnchanged } from '../versioned/write.ts';
import { marked, openTestDatabase, silentLogger } from '../test-database.fixture.ts';
import { migrate } from './migrate.ts';
import { renameVersion } from './rename-version.ts';

it('leaves a former document writable under the version that was read, and its waiting events to be published', async () => {
  const { database, bikes, close } = await openTestDatabase();
  const event = marked('bike', 1);
  const waitingEvent = { ...event, queued_at: new Date('2026-11-26T08:00:00Z') };
  const former = { _id: 'bike', serial: 'S1', marks: [], row_hash: 'h1', sequence: 1, outbox: [waitingEvent] };
  await database.collection(bikes.collection.name).insertOne(former as never);
  const renaming = {
    name: '0001-name-version',
    walks: () => [renameVersion(database, bikes.collection.name)],
  };
  const store = { database, now: () => new Date() };
  expect(await migrate(store, [renaming], { logger: silentLogger })).toEqual([
    { name: '0001-name-version', seen: 1, changed: 1 },
  ]);
  const [waiting] = await outboxStoreOf([bikes]).pending(1);
  expect(waiting?.events).toEqual([event]);
  const written = await writeIfUnchanged(bikes, { _id: 'bike', rowHash: 'h1' }, { $set: { serial: 'S2' } });
  expect(written).toMatchObject({ ok: true, doc: { serial: 'S2', sequence: 2 } });
  expect(
    await database.collection(bikes.collection.name).findOne({ row_hash: { $exists: true } } as object),
  ).toBeNull();
  await close();
});
