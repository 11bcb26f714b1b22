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

  it('is ready while it is connected', async () => {
    const { database, close } = await openTestDatabase();
    expect(database.isReady()).toBe(true);
    await close();
    expect(database.isReady()).toBe(false);
  });

  it('has exactly the declared indexes after syncIndexes, however often', async () => {
    const test = await openTestDatabase();
    const before = test.database.model(
      'things',
      defineSchema<Thing>({ a: Number, b: Number }, [
        { name: 'old_a', fields: { a: 1 } },
        { name: 'some_b', fields: { b: 1, _id: -1 }, unique: true, partialFilterExpression: { b: { $gt: 0 } } },
      ]),
    );
    await test.database.syncIndexes();
    await test.database.syncIndexes();
    expect(await namesOf(before)).toEqual(['_id_', 'old_a', 'some_b']);

    const later = await connectDatabase({ uri: test.uri, dbName: test.dbName, logger: silentLogger });
    const after = later.model(
      'things',
      defineSchema<Thing>({ a: Number, b: Number }, [{ name: 'new_a', fields: { a: -1 } }]),
    );
    await later.syncIndexes();
    expect(await namesOf(after)).toEqual(['_id_', 'new_a']);
    await later.close();
    await test.close();
  });
});

async function namesOf(model: { listIndexes(): Promise<{ name?: string }[]> }): Promise<(string | undefined)[]> {
  return (await model.listIndexes()).map(({ name }) => name).sort();
}
