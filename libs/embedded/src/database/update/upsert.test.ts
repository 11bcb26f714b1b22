import { BSON } from 'bson';
import { encodeDoc } from '../bson/encode.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { documentOf, plainOf } from '../query/plain.fixture.ts';
import { documentToInsert } from './apply-update.ts';
import { parseUpdate } from './parse-update.ts';

describe('an upsert that finds nothing', () => {
  const inserted = (filter: object, update: object) =>
    plainOf(documentToInsert(parseUpdate(documentOf(update)), parseFilter(documentOf(filter))));

  it('starts from what the filter pins down', () => {
    expect(
      inserted(
        { _id: 5, a: 1, 'b.c': { $eq: 2 }, d: { $gt: 3 }, $and: [{ e: { $in: ['x'] } }], $or: [{ f: 1 }] },
        { $set: { g: 1 } },
      ),
    ).toEqual({ _id: 5, a: 1, b: { c: 2 }, e: 'x', f: 1, g: 1 });
    expect(inserted({ a: { $in: [1, 2] }, $or: [{ b: 1 }, { b: 2 }] }, { $set: { c: 1 } })).toEqual({
      _id: expect.any(BSON.ObjectId),
      c: 1,
    });
  });

  it('adds $setOnInsert and puts _id first', () => {
    const doc = inserted({ a: 1 }, { $setOnInsert: { _id: 7, b: 2 }, $inc: { n: 1 } });
    // The order of fields counts.
    expect(JSON.stringify(doc)).toBe(JSON.stringify({ _id: 7, a: 1, b: 2, n: 1 }));
  });

  it.each([
    [{ $and: [{ a: 1 }, { a: 2 }] }, 54],
    [{ _id: 1 }, 66],
    [{ a: 1, 'a.b': 2 }, 54],
  ])('from %j is refused with code %i', (filter, code) => {
    expect(() => inserted(filter, { $set: { _id: 2 } })).toThrow(expect.objectContaining({ code }));
  });

  it('writes the same bytes that an insert would', () => {
    expect(
      encodeDoc(
        documentToInsert(parseUpdate(documentOf({ $set: { b: 2 } })), parseFilter(documentOf({ _id: 1 }))),
      ).equals(Buffer.from(BSON.serialize({ _id: 1, b: 2 }))),
    ).toBe(true);
  });
});
