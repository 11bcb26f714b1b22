import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { connectDatabase } from './connect-database.ts';
import { defineSchema } from './define-schema.ts';
import { openTestDatabase, silentLogger } from './test-database.fixture.ts';

interface Thing {
  _id: string;
  a?: number;
  b?: number;
}

describe('a database', () => {
  it('that cannot be reached is refused quickly, in one line without the password', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((closed) => server.close(closed));
    const opened = connectDatabase({
      uri: `mongodb://user:secret@127.0.0.1:${port}/?authSource=admin`,
      dbName: 'x',
      logger: silentLogger,
      serverSelectionTimeout: 200,
    });
    await expect(opened).rejects.toThrow(
      `The database at mongodb://127.0.0.1:${port}/ cannot be reached (MongooseServerSelectionError)`,
    );
  });

  it('logs no lost connection when it is closed by its own service', async () => {
    const { uri, dbName, close } = await openTestDatabase();
    const warnings: string[] = [];
    const logger = { ...silentLogger, warn: (_fields: object, message: string) => void warnings.push(message) };
    await (await connectDatabase({ uri, dbName, logger })).close();
    await close();
    expect(warnings).toEqual([]);
  });

  it('is ready while it is connected', async () => {
    const { database, close } = await openTestDatabase();
    expect(database.isReady()).toBe(true);
    await close();
    expect(database.isReady()).toBe(false);
  });
});

describe('the indexes of a database', () => {
  const declared = [
    { name: 'old_a', fields: { a: 1 } },
    { name: 'some_b', fields: { b: 1, _id: -1 }, unique: true, partialFilterExpression: { b: { $gt: 0 } } },
  ] as const;

  it('are those declared, however often they are created', async () => {
    const test = await openTestDatabase();
    const things = test.database.model('things', defineSchema<Thing>({ a: Number, b: Number }, declared));
    await test.database.createIndexes();
    await test.database.createIndexes();
    expect(await namesOf(things)).toEqual(['_id_', 'old_a', 'some_b']);
    expect(await test.database.obsoleteIndexes()).toEqual([]);
    await test.close();
  });

  it('stay when a later version starts, which names those that it does not need and drops them when told', async () => {
    const test = await openTestDatabase();
    test.database.model('things', defineSchema<Thing>({ a: Number, b: Number }, declared));
    await test.database.createIndexes();
    const later = await connectDatabase({ uri: test.uri, dbName: test.dbName, logger: silentLogger });
    const after = later.model(
      'things',
      defineSchema<Thing>({ a: Number, b: Number }, [{ name: 'new_a', fields: { a: -1 } }]),
    );
    await later.createIndexes();
    expect(await namesOf(after)).toEqual(['_id_', 'new_a', 'old_a', 'some_b']);
    const obsolete = await later.obsoleteIndexes();
    expect(obsolete.map(({ collection, name }) => `${collection}.${name}`).sort()).toEqual([
      'things.old_a',
      'things.some_b',
    ]);
    await later.dropIndexes(obsolete);
    expect(await namesOf(after)).toEqual(['_id_', 'new_a']);
    await later.close();
    await test.close();
  });

  it('let nothing expire where the clock is not the store’s', async () => {
    const { uri, dbName, close } = await openTestDatabase();
    const database = await connectDatabase({ uri, dbName, logger: silentLogger, expires: false });
    const dated = [{ name: 'expiry', fields: { at: 1 }, expireAfterSeconds: 0, unique: true }] as const;
    const things = database.model('things', defineSchema<Thing & { at?: Date }>({ at: Date }, dated));
    await database.createIndexes();
    expect(await things.listIndexes()).toContainEqual(expect.objectContaining({ name: 'expiry', unique: true }));
    expect(await things.listIndexes()).not.toContainEqual(expect.objectContaining({ expireAfterSeconds: 0 }));
    await database.close();
    await close();
  });

  it('are refused in one line when one has changed under its name', async () => {
    const test = await openTestDatabase();
    test.database.model('things', defineSchema<Thing>({ a: Number, b: Number }, declared));
    await test.database.createIndexes();
    const later = await connectDatabase({ uri: test.uri, dbName: test.dbName, logger: silentLogger });
    later.model('things', defineSchema<Thing>({ a: Number, b: Number }, [{ name: 'old_a', fields: { b: 1 } }]));
    await expect(later.createIndexes()).rejects.toThrow(/^An index of things has changed: declare it under a name/);
    await later.close();
    await test.close();
  });
});

async function namesOf(model: { listIndexes(): Promise<{ name?: string }[]> }): Promise<(string | undefined)[]> {
  return (await model.listIndexes()).map(({ name }) => name).sort();
}
