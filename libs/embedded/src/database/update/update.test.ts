import { Double, Long } from 'bson';
import { typeName } from '../bson/values.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { documentOf, plainOf } from '../query/plain.fixture.ts';
import { applyUpdate } from './apply-update.ts';
import { parseUpdate } from './parse-update.ts';

interface Extra {
  filter?: object;
}

function updated(doc: object, update: object, { filter = {} }: Extra = {}) {
  const parsed = parseUpdate(documentOf({ update }).get('update'));
  return applyUpdate(documentOf({ _id: 1, ...doc }), parsed, parseFilter(documentOf(filter)));
}

/** Compares with the order of fields. */
const written = (doc: object) => JSON.stringify(doc);

const cases: [before: object, update: object, after: object, extra?: Extra][] = [
  [{}, { $set: { b: 1, a: 2 } }, { a: 2, b: 1 }],
  [{ b: 0 }, { $set: { b: 1, a: 2 } }, { b: 1, a: 2 }],
  [{}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  [{ a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
  [{ a: [{ b: 1 }] }, { $set: { 'a.0.b': 2 } }, { a: [{ b: 2 }] }],
  [{ a: 1 }, { $set: {} }, { a: 1 }],
  [{ a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  [{ a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  [{ a: 5 }, { $unset: { 'a.b': '' } }, { a: 5 }],
  [{ a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
  [{ a: 5 }, { $min: { a: 3, b: 1 } }, { a: 3, b: 1 }],
  [{ a: 5 }, { $max: { a: 'x' } }, { a: 'x' }],
  [{ a: 5 }, { $max: { a: 3 } }, { a: 5 }],
  [{}, { $push: { a: 1 } }, { a: [1] }],
  [{ a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
  [{ a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  [{ a: [3] }, { $push: { a: { $each: [1, 2], $slice: -2 } } }, { a: [1, 2] }],
  [{ a: [1, 2] }, { $push: { a: { $each: [], $slice: 1 } } }, { a: [1] }],
  [{ a: [1, 1] }, { $addToSet: { a: 2 } }, { a: [1, 1, 2] }],
  [{ a: [1, 1] }, { $addToSet: { a: { $each: [1, 3, 3] } } }, { a: [1, 1, 3] }],
  [
    { a: [{ x: 1, y: 2 }] },
    { $addToSet: { a: { y: 2, x: 1 } } },
    {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  ],
  [{}, { $addToSet: { a: 1 } }, { a: [1] }],
  [{ a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  [{ a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
  [{ a: [{ n: 1 }, { n: 5 }] }, { $pull: { a: { n: { $gt: 4 } } } }, { a: [{ n: 1 }] }],
  [{ b: 1 }, { $pull: { a: 1 } }, { b: 1 }],
  [{ a: [1, 2, 3] }, { $set: { 'a.$': 9 } }, { a: [1, 9, 3] }, { filter: { a: 2 } }],
  [{ a: [{ n: 1 }, { n: 2 }] }, { $inc: { 'a.$.n': 10 } }, { a: [{ n: 1 }, { n: 12 }] }, { filter: { 'a.n': 2 } }],
  [
    {
      a: [
        { n: 1, m: 2 },
        { n: 1, m: 1 },
      ],
    },
    { $set: { 'a.$.x': 1 } },
    {
      a: [
        { n: 1, m: 2 },
        { n: 1, m: 1, x: 1 },
      ],
    },
    { filter: { a: { $elemMatch: { n: 1, m: 1 } } } },
  ],
  [{ a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
];

type Refusal = [before: object, update: object, code: number, extra?: Extra];

const refusals: Refusal[] = [
  [{ a: null }, { $set: { 'a.b': 1 } }, 28],
  [{ a: 5 }, { $set: { 'a.b': 1 } }, 28],
  [{ a: [1] }, { $set: { 'a.b': 1 } }, 28],
  [{ a: 'x' }, { $inc: { a: 1 } }, 14],
  [{ a: null }, { $inc: { a: 1 } }, 14],
  [{}, { $inc: { a: 'x' } }, 14],
  [{ a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
  [{ a: 'x' }, { $push: { a: 1 } }, 2],
  [{ a: null }, { $push: { a: 1 } }, 2],
  [{ a: 'x' }, { $addToSet: { a: 1 } }, 2],
  [{ a: 'x' }, { $pull: { a: 1 } }, 2],
  [{}, { $push: { a: { $each: [1], $foo: 1 } } }, 2],
  [{}, { $push: { a: { $each: 1 } } }, 14],
  [{}, { $push: { a: { $each: [], $slice: 1.5 } } }, 2],
  [{}, { $set: { _id: 2 } }, 66],
  [{}, { $unset: { _id: 1 } }, 66],
  [{}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  [{}, { $set: { a: 1, 'a.b': 1 } }, 40],
  [{}, { $set: { '': 1 } }, 56],
  [{}, { $set: { 'a..b': 1 } }, 56],
  [{}, { $set: { $a: 1 } }, 52],
  [{}, { $set: { a: { $b: 1 } } }, 52],
  [{}, { $foo: { a: 1 } }, 9],
  [{}, { $set: 1 }, 9],
  [{}, { $set: { a: 1 }, b: 1 }, 9],
  [{}, { $rename: { a: 'b' } }, 238],
  [{}, { $bit: { a: { and: 1 } } }, 238],
  [{}, [{ $set: { a: 1 } }], 238],
  [{ a: [1, 2] }, { $set: { 'a.$': 1 } }, 2],
  [{ a: [1, 2] }, { $set: { 'a.$': 1 } }, 238, { filter: { $and: [{ a: 1 }, { a: 2 }] } }],
  [{ a: [1] }, { $set: { 'a.$[]': 1 } }, 238],
  [{ a: [1] }, { $set: { 'a.$[x]': 1 } }, 238],
  [{}, { b: 1 }, 238],
  [{}, { $push: { a: { $each: [1], $position: 0 } } }, 238],
  [{}, { $push: { a: { $each: [1], $sort: 1 } } }, 238],
  [{ a: [1] }, { $pull: { a: { $gt: 4 } } }, 238],
  ...['$mul', '$currentDate', '$pullAll', '$pop'].map((name): Refusal => [{}, { [name]: { a: 1 } }, 238]),
];

describe('updates', () => {
  it.each(cases.map(([before, update, after, extra]) => ({ before, update, after, extra })))(
    '$before with $update gives $after',
    ({ before, update, after, extra }) => {
      expect(written(plainOf(updated(before, update, extra)))).toBe(written({ _id: 1, ...after }));
    },
  );

  it.each(refusals.map(([before, update, code, extra]) => ({ before, update, code, extra })))(
    '$before with $update is refused with code $code',
    ({ before, update, code, extra }) => {
      expect(() => updated(before, update, extra)).toThrow(expect.objectContaining({ code }));
    },
  );

  it('keep int32 as long as it fits, then int64; a double stays one', () => {
    const typeAfter = (before: unknown, by: unknown) =>
      typeName(updated({ a: before }, { $inc: { a: by } }).get('a') as never);
    expect(typeAfter(1, 2)).toBe('int');
    expect(typeAfter(2 ** 31 - 1, 1)).toBe('long');
    expect(typeAfter(1, new Double(1))).toBe('double');
    expect(updated({ a: Long.fromString('9007199254740993') }, { $inc: { a: 1 } }).get('a')).toBe(9007199254740994n);
  });

  it('give each document its own copy of the argument', () => {
    const update = parseUpdate(documentOf({ $set: { list: [{ n: 1 }] } }));
    const empty = parseFilter(new Map());
    const first = applyUpdate(documentOf({ _id: 1 }), update, empty);
    applyUpdate(first, parseUpdate(documentOf({ $push: { 'list.0.more': 1 } })), empty);
    expect(plainOf(applyUpdate(documentOf({ _id: 2 }), update, empty))).toEqual({ _id: 2, list: [{ n: 1 }] });
  });
});
