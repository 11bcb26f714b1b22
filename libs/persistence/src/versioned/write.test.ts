import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { isDuplicateKey } from '../duplicate-key.ts';
import { marked, openTestDatabase } from '../test-database.fixture.ts';
import type { TestDatabase } from '../test-database.fixture.ts';
import { findPlain, insertVersioned, writeIfUnchanged } from './write.ts';

describe('versioned writes', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  const newBike = (_id: string = randomUUID()) => insertVersioned(test.bikes, { _id, serial: _id, marks: [] });
  const outboxOf = async (_id: string) => (await test.bikes.findOne({ _id }).lean())?.outbox ?? [];

  it('insert a document at sequence 1 with its event, and answer a plain object without the outbox', async () => {
    const _id = randomUUID();
    const event = marked(_id, 1);
    const bike = await insertVersioned(test.bikes, { _id, serial: 'S1', marks: ['new'], extra: {} }, [event]);
    expect(bike).toEqual({
      _id,
      serial: 'S1',
      marks: ['new'],
      extra: {},
      sequence: 1,
      rowHash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await findPlain(test.bikes, _id)).toEqual(bike);
    expect(await outboxOf(_id)).toEqual([{ ...event, queuedAt: expect.any(Date) }]);
  });

  it('change a document, its rowHash and its sequence and keep the events of each write in order', async () => {
    const bike = await newBike();
    const events = [2, 3].map((sequence) => marked(bike._id, sequence));
    let rowHash = bike.rowHash;
    for (const event of events) {
      const result = await writeIfUnchanged(
        test.bikes,
        { _id: bike._id, rowHash },
        { $push: { marks: event.data.mark } },
        [event],
      );
      if (!result.ok) throw new Error(result.reason);
      expect(result.doc.rowHash).not.toBe(rowHash);
      rowHash = result.doc.rowHash;
    }
    expect(await findPlain(test.bikes, bike._id)).toEqual({
      ...bike,
      marks: ['mark 2', 'mark 3'],
      sequence: 3,
      rowHash,
    });
    expect((await outboxOf(bike._id)).map(({ event_id }) => event_id)).toEqual(events.map(({ event_id }) => event_id));
  });

  it('write nothing over another version, and tell a stale hash from a missing document', async () => {
    const bike = await newBike();
    const rowHash = 'f'.repeat(32);
    const change = { $set: { serial: 'other' } };
    expect(await writeIfUnchanged(test.bikes, { _id: bike._id, rowHash }, change)).toEqual({
      ok: false,
      reason: 'stale',
    });
    expect(await writeIfUnchanged(test.bikes, { _id: 'nobody', rowHash }, change)).toEqual({
      ok: false,
      reason: 'missing',
    });
    expect(await findPlain(test.bikes, bike._id)).toEqual(bike);
    expect(await findPlain(test.bikes, 'nobody')).toBeUndefined();
  });

  it('let exactly one of 50 writers with one rowHash win', async () => {
    for (let round = 0; round < 10; round += 1) {
      const bike = await newBike();
      const writers = Array.from({ length: 50 }, (_, n) =>
        writeIfUnchanged(test.bikes, bike, { $push: { marks: `writer ${n}` } }, [marked(bike._id, 2, `writer ${n}`)]),
      );
      const results = await Promise.all(writers);
      const winners = results.flatMap((result, n) => (result.ok ? [`writer ${n}`] : []));
      expect(winners).toHaveLength(1);
      expect(results.filter((result) => !result.ok && result.reason === 'stale')).toHaveLength(49);
      expect(await findPlain(test.bikes, bike._id)).toMatchObject({ marks: winners, sequence: 2 });
      expect((await outboxOf(bike._id)).map(({ data }) => data)).toEqual([{ mark: winners[0] }]);
    }
  });

  it('behave like a list that only its newest reader may lengthen', async () => {
    const useNewest = fc.array(fc.boolean(), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(useNewest, async (tries) => {
        const bike = await newBike();
        const hashes = [bike.rowHash];
        const expected: string[] = [];
        for (const [index, newest] of tries.entries()) {
          const rowHash = newest || hashes.length === 1 ? hashes.at(-1) : hashes[0];
          const event = marked(bike._id, hashes.length + 1, `try ${index}`);
          const result = await writeIfUnchanged(
            test.bikes,
            { _id: bike._id, rowHash: rowHash ?? '' },
            { $push: { marks: `try ${index}` } },
            [event],
          );
          expect(result.ok).toBe(rowHash === hashes.at(-1));
          if (!result.ok) continue;
          hashes.push(result.doc.rowHash);
          expected.push(`try ${index}`);
        }
        expect(await findPlain(test.bikes, bike._id)).toMatchObject({ marks: expected, sequence: expected.length + 1 });
        const waiting = await outboxOf(bike._id);
        expect(waiting.map(({ sequence }) => sequence)).toEqual(expected.map((_, index) => index + 2));
        expect(new Set(hashes).size).toBe(hashes.length);
      }),
      { numRuns: 20 },
    );
  });

  it('name the unique index that refuses them', async () => {
    const [one, two] = [await newBike(), await newBike()];
    const insertion = await insertVersioned(test.bikes, { _id: randomUUID(), serial: one.serial, marks: [] }).catch(
      (e: unknown) => e,
    );
    const change = await writeIfUnchanged(test.bikes, two, { $set: { serial: one.serial } }).catch((e: unknown) => e);
    const sameId = await insertVersioned(test.bikes, { _id: one._id, serial: 'x', marks: [] }).catch((e: unknown) => e);
    expect([insertion, change, sameId].map((error) => isDuplicateKey(error))).toEqual([true, true, true]);
    expect([insertion, change, sameId].map((error) => isDuplicateKey(error, 'serial_unique'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isDuplicateKey(new Error('E11000'))).toBe(false);
    expect(await findPlain(test.bikes, two._id)).toEqual(two);
  });

  it('never write when the events claim another sequence than the one that was read', async () => {
    const bike = await newBike();
    expect(await writeIfUnchanged(test.bikes, bike, {}, [marked(bike._id, 5)])).toEqual({ ok: false, reason: 'stale' });
    await expect(writeIfUnchanged(test.bikes, bike, {}, [marked(bike._id, 2), marked(bike._id, 3)])).rejects.toThrow(
      'one sequence',
    );
    await expect(insertVersioned(test.bikes, { _id: 'x', serial: 'x', marks: [] }, [marked('x', 2)])).rejects.toThrow(
      'sequence 1',
    );
    expect(await findPlain(test.bikes, bike._id)).toEqual(bike);
  });

  it.each([
    ['rowHash', { $set: { rowHash: 'mine' } }],
    ['sequence', { $inc: { sequence: 5 } }],
    ['outbox', { $pull: { outbox: {} } }],
  ])('leave %s to persistence', async (_, update) => {
    await expect(writeIfUnchanged(test.bikes, await newBike(), update)).rejects.toThrow('to persistence');
  });

  it('refuse fields that the schema does not know', async () => {
    const bike = await newBike();
    await expect(writeIfUnchanged(test.bikes, bike, { $set: { colour: 'red' } as never })).rejects.toThrow('colour');
    await expect(test.bikes.find({ colour: 'red' } as object)).rejects.toThrow('colour');
  });

  it('compare an operator from outside as a value and never run it', async () => {
    const bike = await newBike();
    const anything = JSON.parse('{"$gt": ""}') as string;
    await expect(
      writeIfUnchanged(test.bikes, { _id: bike._id, rowHash: anything }, { $set: { serial: 'x' } }),
    ).rejects.toThrow('Cast');
    await expect(writeIfUnchanged(test.bikes, { _id: anything, rowHash: bike.rowHash }, {})).rejects.toThrow('Cast');
    await expect(findPlain(test.bikes, anything)).rejects.toThrow('Cast');
    expect(await findPlain(test.bikes, bike._id)).toEqual(bike);
  });
});
