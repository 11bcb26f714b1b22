import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { defineSchema } from '../define-schema.ts';
import { openTestDatabase } from '../test-database.fixture.ts';
import type { TestDatabase } from '../test-database.fixture.ts';
import { applyIfNewer } from './apply-if-newer.ts';
import type { Projection } from './apply-if-newer.ts';
import { onceByEventId } from './once-by-event-id.ts';

interface Shop extends Projection {
  name: string;
  first_name?: string;
}

const shopSchema = defineSchema<Shop>({ sequence: Number, name: String, first_name: String });

describe('consuming events', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  const shops = () => test.database.model('shops', shopSchema);
  const tell = (_id: string, sequence: number) =>
    applyIfNewer(shops(), _id, sequence, {
      $set: { name: `name ${sequence}` },
      $setOnInsert: { first_name: `name ${sequence}` },
    });

  it('a projection takes what is newer and leaves what is older or repeated', async () => {
    const _id = randomUUID();
    expect([await tell(_id, 2), await tell(_id, 2), await tell(_id, 1), await tell(_id, 3)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(await shops().findById(_id).lean()).toEqual({ _id, sequence: 3, name: 'name 3', first_name: 'name 2' });
  });

  it('a projection ends at the newest event, in whatever order and how often they come, even at once', async () => {
    const sequences = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(sequences, fc.boolean(), async (events, atOnce) => {
        const _id = randomUUID();
        if (atOnce) await Promise.all(events.map((sequence) => tell(_id, sequence)));
        else for (const sequence of events) await tell(_id, sequence);
        const newest = Math.max(...events);
        expect(await shops().findById(_id).lean()).toMatchObject({ sequence: newest, name: `name ${newest}` });
      }),
      { numRuns: 40 },
    );
  });

  it('an event is handled once by each queue', async () => {
    const event = { event_id: randomUUID() };
    const handled: string[] = [];
    const run = (queue: string) => onceByEventId(test.database, queue)(event, async () => void handled.push(queue));
    expect([await run('mails'), await run('mails'), await run('texts')]).toEqual([true, false, true]);
    expect(handled).toEqual(['mails', 'texts']);
  });

  it('an event whose handling failed is handled again', async () => {
    const once = onceByEventId(test.database, 'mails');
    const event = { event_id: randomUUID() };
    await expect(once(event, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await once(event, async () => undefined)).toBe(true);
  });
});
