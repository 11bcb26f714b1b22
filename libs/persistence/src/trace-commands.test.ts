import { deliverTraces, runInTraceOf } from '@alveole/tracing';
import type { Tracing } from '@alveole/tracing';
import { openTestDatabase, silentLogger } from './test-database.fixture.ts';
import type { TestDatabase } from './test-database.fixture.ts';
import { findPlain, insertVersioned } from './versioned/write.ts';

const sampled = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const unsampled = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';

describe('the spans of commands', () => {
  const spans: { name: string; traceId: string; parent: string | undefined; attributes: object }[] = [];
  let tracing: Tracing;
  let test: TestDatabase;
  beforeEach(async () => {
    spans.length = 0;
    tracing = await deliverTraces(
      {
        export(batch, done) {
          for (const { name, attributes, parentSpanContext, spanContext } of batch)
            spans.push({ name, attributes, parent: parentSpanContext?.spanId, traceId: spanContext().traceId });
          done({ code: 0 });
        },
        shutdown: async () => undefined,
      },
      { service: 'test', logger: silentLogger },
    );
    test = await openTestDatabase();
  });
  afterEach(async () => {
    await tracing.close();
    await test.close();
  });

  const insert = (_id: string) => insertVersioned(test.bikes, { _id, serial: `Dupont ${_id}`, marks: [] });

  it('name command, database and collection, and nothing that was asked for or written', async () => {
    await runInTraceOf(sampled, async () => {
      await insert('dupont@example.org');
      await findPlain(test.bikes, 'dupont@example.org');
    });
    await tracing.close();
    const { name: collection } = test.bikes.collection;
    expect(spans).toEqual(
      ['insert', 'find'].map((command) => ({
        name: `${command} ${collection}`,
        traceId: sampled.slice(3, 35),
        parent: sampled.slice(36, 52),
        attributes: {
          'db.system.name': 'mongodb',
          'db.namespace': test.database.name,
          'db.collection.name': collection,
          'db.operation.name': command,
        },
      })),
    );
  });

  it('name a failure by the driver’s word', async () => {
    await runInTraceOf(sampled, () =>
      Promise.allSettled([test.bikes.collection.aggregate([{ $nowhere: 'Dupont' }] as object[]).toArray()]),
    );
    await tracing.close();
    expect(spans).toMatchObject([
      { attributes: { 'db.operation.name': 'aggregate', 'error.type': 'MongoServerError' } },
    ]);
    expect(JSON.stringify(spans)).not.toContain('Dupont');
  });

  it('are not made outside of a trace, nor in one that is not kept', async () => {
    await insert('one');
    await runInTraceOf(unsampled, () => insert('two'));
    await tracing.close();
    expect(spans).toEqual([]);
  });
});
