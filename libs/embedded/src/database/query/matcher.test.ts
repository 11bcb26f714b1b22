import { Binary, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { anyScalar } from '../bson/arbitrary-values.fixture.ts';
import { compareValues, typeRank } from '../bson/compare.ts';
import { isDoc, isDouble } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';
import { compileMatcher } from './matcher.ts';
import { parseFilter } from './parse-filter.ts';
import { documentOf } from './plain.fixture.ts';

const matches = (filter: object, doc: object): boolean =>
  compileMatcher(parseFilter(documentOf(filter)))(documentOf(doc));

/** What MongoDB answers; a third column names documents that do not match. */
const cases: [filter: object, matching: object[], others: object[]][] = [
  [{ a: 1 }, [{ a: 1 }, { a: 1.0 }, { a: Long.fromNumber(1) }, { a: [0, 1] }], [{ a: '1' }, { a: [[1]] }, {}]],
  [{ a: null }, [{ a: null }, {}, { a: [null] }], [{ a: 0 }, { a: [] }, { a: [1] }]],
  [
    { 'a.b': null },
    [{ a: {} }, { a: null }, { a: 4 }, {}, { a: { b: null } }, { a: [{ b: 1 }, {}] }],
    [{ a: [] }, { a: [1] }, { a: [[]] }, { a: [{ b: 1 }] }, { a: { b: 1 } }],
  ],
  [{ a: [1, 2] }, [{ a: [1, 2] }, { a: [[1, 2], 3] }], [{ a: [2, 1] }, { a: [1, 2, 3] }]],
  [
    { a: { x: 1, y: 2 } },
    [{ a: { x: 1, y: 2 } }, { a: [{ x: 1, y: 2 }] }],
    [{ a: { y: 2, x: 1 } }, { a: { x: 1, y: 2, z: 3 } }],
  ],
  [{ a: { $ne: 1 } }, [{ a: 2 }, {}, { a: [2] }], [{ a: 1 }, { a: [1, 2] }]],
  [{ a: { $gt: 1 } }, [{ a: 2 }, { a: [0, 5] }], [{ a: 1 }, { a: 'x' }, {}, { a: null }, { a: new Date(5) }]],
  [{ a: { $gte: null } }, [{}, { a: null }], [{ a: 0 }]],
  [{ a: { $lt: null } }, [], [{}, { a: null }, { a: 1 }]],
  [{ a: { $gt: 1, $lt: 3 } }, [{ a: 2 }, { a: [0, 4] }], [{ a: 3 }, { a: [4] }]],
  [{ a: { $lt: NaN } }, [], [{ a: NaN }, { a: 1 }]],
  [{ a: { $gte: NaN } }, [{ a: NaN }], [{ a: 1 }]],
  [{ a: { $in: [1, 'x', null] } }, [{ a: 1 }, { a: 'x' }, {}, { a: [3, 'x'] }], [{ a: 2 }, { a: [] }]],
  [{ a: { $in: [[1, 2]] } }, [{ a: [1, 2] }, { a: [[1, 2]] }], [{ a: 1 }, { a: [1] }]],
  [{ a: { $nin: [1, 2] } }, [{ a: 3 }, {}], [{ a: 1 }, { a: [5, 2] }]],
  [{ a: { $exists: true } }, [{ a: null }, { a: [] }], [{}]],
  [{ 'a.b': { $exists: false } }, [{ a: [] }, { a: [1] }, {}, { a: [{}] }], [{ a: [{}, { b: 1 }] }]],
  [
    { a: { $elemMatch: { x: 1, y: 2 } } },
    [{ a: [{ x: 1, y: 2, z: 0 }] }],
    [{ a: [{ x: 1 }, { y: 2 }] }, { a: { x: 1, y: 2 } }],
  ],
  [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, [{ a: [0, 2] }], [{ a: [0, 4] }, { a: 2 }]],
  [{ a: { $elemMatch: { $or: [{ x: 1 }, { y: 2 }] } } }, [{ a: [{ y: 2 }] }], [{ a: [{ x: 2 }] }]],
  [{ a: { $not: { $gt: 1 } } }, [{ a: 1 }, {}, { a: 'x' }], [{ a: 2 }, { a: [0, 2] }]],
  [{ $and: [{ a: 1 }, { b: 2 }] }, [{ a: 1, b: 2 }], [{ a: 1 }]],
  [{ $or: [{ a: 1 }, { b: 2 }] }, [{ a: 1 }, { b: 2 }], [{ a: 2, b: 1 }]],
  [{ 'a.0': 1 }, [{ a: [1, 2] }, { a: { 0: 1 } }], [{ a: [2, 1] }]],
  [{ 'a.1.b': 2 }, [{ a: [{ b: 1 }, { b: 2 }] }], [{ a: [{ b: 2 }, { b: 1 }] }]],
  [{ 'a.b': { $gt: 1 } }, [{ a: [{ b: [0, 2] }] }, { a: { b: 2 } }], [{ a: [{ b: 1 }] }, { a: [[{ b: 2 }]] }]],
  [{ a: new Binary(Buffer.of(1, 2)) }, [{ a: new Binary(Buffer.of(1, 2)) }], [{ a: new Binary(Buffer.of(1, 3)) }]],
  [
    { a: Long.fromString('9007199254740993') },
    [{ a: Long.fromString('9007199254740993') }],
    [{ a: Long.fromString('9007199254740992') }, { a: 2 ** 53 }],
  ],
  [
    { a: new ObjectId('0123456789abcdef01234567') },
    [{ a: new ObjectId('0123456789abcdef01234567') }],
    [{ a: '0123456789abcdef01234567' }],
  ],
];

describe('filters', () => {
  it.each(cases)('%j finds what MongoDB finds', (filter, matching, others) => {
    expect(matching.filter((doc) => !matches(filter, doc))).toEqual([]);
    expect(others.filter((doc) => matches(filter, doc))).toEqual([]);
  });

  it.each([
    [{ a: { $foo: 1 } }, 2],
    [{ $foo: 1 }, 2],
    [{ a: { $gt: 1, b: 2 } }, 2],
    [{ $or: [] }, 2],
    [{ $or: 1 }, 2],
    [{ $and: [1] }, 2],
    [{ a: { $in: 1 } }, 2],
    [{ a: { $not: 1 } }, 2],
    [{ a: { $elemMatch: 1 } }, 2],
    [{ $where: '1' }, 238],
    [{ $expr: {} }, 238],
    [{ $text: {} }, 238],
    [{ a: { $mod: [2, 0] } }, 238],
    [{ a: { $near: 1 } }, 238],
    [{ a: { $type: 'int' } }, 238],
    [{ a: { $size: 1 } }, 238],
    [{ a: { $all: [1] } }, 238],
    [{ a: { $regex: 'a' } }, 238],
    [{ a: { $options: 'i' } }, 238],
    [{ $nor: [{ a: 1 }] }, 238],
    [{ $comment: 'why' }, 238],
  ])('%j is refused with code %i', (filter, code) => {
    expect(() => parseFilter(documentOf(filter))).toThrow(expect.objectContaining({ code }));
  });

  const names = fc.constantFrom('a', 'b');
  const leaf = fc.oneof(
    { weight: 4, arbitrary: anyScalar as fc.Arbitrary<Value> },
    fc.array(anyScalar, { maxLength: 3 }) as fc.Arbitrary<Value>,
  );
  const inner = fc
    .uniqueArray(fc.tuple(names, leaf), { selector: ([name]) => name })
    .map((fields): Value => new Map(fields));
  const doc: fc.Arbitrary<Doc> = fc
    .uniqueArray(
      fc.tuple(
        names,
        fc.oneof(leaf, inner, fc.array(fc.oneof(inner, anyScalar), { maxLength: 3 }) as fc.Arbitrary<Value>),
      ),
      { selector: ([name]) => name },
    )
    .map((fields) => new Map(fields));
  const operator = fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte');
  const path = fc.constantFrom('a', 'b', 'a.b', 'b.a');

  it('agree with a plain model on comparisons of any values at any depth', () => {
    fc.assert(
      fc.property(doc, path, operator, leaf, (document, at, name, value) => {
        const filter = parseFilter(new Map([[at, new Map([[name, value]])]]));
        expect(compileMatcher(filter)(document)).toBe(modelMatches(document, at.split('.'), name, value));
      }),
      { numRuns: 3000 },
    );
  });
});

/** Written differently on purpose: first gathers all reached values, then asks each. */
function modelMatches(doc: Doc, path: string[], operator: string, wanted: Value): boolean {
  const reached = reach(doc, path);
  if (operator === '$ne') return !reached.some((value) => modelCompares(value, '$eq', wanted));
  return reached.some((value) => modelCompares(value, operator, wanted));
}

function reach(value: Found, path: string[]): Found[] {
  const [name, ...rest] = path;
  if (name === undefined) return Array.isArray(value) ? [...value, value] : [value];
  if (isDoc(value)) return reachBelow(value.get(name), rest);
  return [undefined];
}

function reachBelow(value: Found, rest: string[]): Found[] {
  if (rest.length === 0 || !Array.isArray(value)) return reach(value, rest);
  return value.filter(isDoc).flatMap((element) => reach(element, rest));
}

function modelCompares(value: Found, operator: string, wanted: Value): boolean {
  if (typeRank(value ?? null) !== typeRank(wanted)) return false;
  const bothNaN = isNaNDouble(value) && isNaNDouble(wanted);
  if ((isNaNDouble(value) || isNaNDouble(wanted)) && !bothNaN) return false;
  const order = Math.sign(compareValues(value ?? null, wanted));
  return { $eq: [0], $gt: [1], $gte: [0, 1], $lt: [-1], $lte: [-1, 0] }[operator]?.includes(order) ?? false;
}

const isNaNDouble = (value: Found): boolean => isDouble(value) && Number.isNaN(value.value);
