import { Double } from 'bson';
import fc from 'fast-check';
import { anyScalar } from '../bson/arbitrary-values.fixture.ts';
import { compareValues } from '../bson/compare.ts';
import type { Doc, Value } from '../bson/values.ts';
import { compileMatcher } from '../query/matcher.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { documentOf } from '../query/plain.fixture.ts';
import { createBudget } from '../read/budget.ts';
import { countMatches } from '../read/count-matches.ts';
import { compareKeys, parseSort, sortKey } from '../read/sort.ts';
import { addIndex, findAll, insertAll, openTestEngine } from '../storage/engine.fixture.ts';
import type { Collection } from '../storage/collection.ts';
import type { Engine } from '../storage/engine.ts';

let engine: Engine;
let remove: () => Promise<void>;

beforeAll(async () => ({ engine, remove } = await openTestEngine()));
afterAll(() => remove());

const names = fc.constantFrom('a', 'b', 'c');
const cell: fc.Arbitrary<Value> = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 2, arbitrary: anyScalar },
);
const withArrays: fc.Arbitrary<Value> = fc.oneof({ weight: 4, arbitrary: cell }, fc.array(cell, { maxLength: 3 }));
const docs = (value: fc.Arbitrary<Value>) =>
  fc
    .array(fc.uniqueArray(fc.tuple(names, value), { selector: ([name]) => name }), { maxLength: 25 })
    .map((rows) => rows.map((fields, index): Doc => new Map<string, Value>([['_id', index], ...fields])));

const comparison: fc.Arbitrary<[string, Value]> = fc.oneof(
  fc.tuple(fc.constantFrom('$eq', '$gt', '$gte', '$lt', '$lte', '$ne'), cell),
  fc.tuple(fc.constantFrom('$in', '$nin'), fc.array(cell, { maxLength: 3 }) as fc.Arbitrary<Value>),
  fc.tuple(fc.constant('$exists'), fc.boolean() as fc.Arbitrary<Value>),
);
const condition = fc
  .tuple(names, fc.uniqueArray(comparison, { minLength: 1, maxLength: 2, selector: ([name]) => name }))
  .map(([name, tests]): Doc => new Map([[name, new Map(tests)]]));
const conditions = fc.array(condition, { minLength: 1, maxLength: 3 }).map((parts): Doc => new Map([['$and', parts]]));
const filter: fc.Arbitrary<Doc> = fc.oneof(
  conditions,
  fc
    .tuple(conditions, fc.array(conditions, { minLength: 1, maxLength: 3 }))
    .map(([common, branches]): Doc => new Map<string, Value>([...common, ['$or', branches]])),
);
const direction = fc.constantFrom(1 as const, -1 as const);
const pattern = fc
  .uniqueArray(fc.tuple(names, direction), { minLength: 1, maxLength: 3, selector: ([name]) => name })
  .map((fields) => Object.fromEntries(fields) as Record<string, 1 | -1>);
const onePath = fc.tuple(names, direction).map(([name, order]) => ({ [name]: order }));
const options = fc.constantFrom(
  {},
  {},
  { partialFilterExpression: { a: { $gt: 1 } } },
  { partialFilterExpression: { b: { $exists: true } } },
);

async function fresh(documents: readonly Doc[]): Promise<Collection> {
  const previous = engine.catalogue.find('test', 'plan');
  if (previous !== undefined) {
    await engine.environment.write(() => engine.catalogue.forget(previous));
    engine.catalogue.collections.delete(previous.namespace);
  }
  const collection = await engine.ensureCollection('test', 'plan');
  await insertAll(engine, collection, documents);
  return collection;
}

const ids = (found: readonly Doc[]): Value[] => found.map((doc) => doc.get('_id') as Value);

/** What must come out: a filtered and (stably) sorted list, straight from the definition. */
function expected(documents: readonly Doc[], wanted: Doc, sort: object): Doc[] {
  const order = parseSort(documentOf(sort));
  const found = documents.filter(compileMatcher(parseFilter(wanted)));
  return order.length === 0
    ? found
    : [...found].sort((a, b) => compareKeys(sortKey(a, order), sortKey(b, order), order));
}

/** The first fields of an index, all turned round when `side` is -1. */
const turned = (key: Record<string, 1 | -1>, length: number, side: 1 | -1) =>
  Object.fromEntries(
    Object.entries(key)
      .slice(0, length)
      .map(([name, order]) => [name, order * side]),
  );

/** Places where the two lists differ in what they are sorted by: 1 and 1.0 are a tie, and ties come in any order. */
function outOfPlace(found: readonly Doc[], right: readonly Doc[], sort: object): number[] {
  const order = parseSort(documentOf(sort));
  return right.flatMap((doc, place) =>
    compareKeys(sortKey(found[place] as Doc, order), sortKey(doc, order), order) === 0 ? [] : [place],
  );
}

async function agrees(
  documents: readonly Doc[],
  indexes: readonly [Record<string, 1 | -1>, object][],
  wanted: Doc,
  sort: object,
): Promise<void> {
  const collection = await fresh(documents);
  for (const [key, extra] of indexes)
    await addIndex(engine, collection, key, extra).catch((error: { code: number }) => expect(error.code).toBe(171));
  const all = await findAll(engine, collection, { filter: wanted, sort });
  const right = expected(documents, wanted, sort);
  expect(ids(all).sort(compareValues)).toEqual(ids(right).sort(compareValues));
  expect(outOfPlace(all, right, sort)).toEqual([]);
  expect(await countMatches(engine, collection, parseFilter(wanted), createBudget(0))).toBe(right.length);
}

describe('finding by indexes', () => {
  it('finds what a plain scan finds, in the same order, whatever the indexes', async () => {
    await fc.assert(
      fc.asyncProperty(
        docs(cell),
        fc.array(fc.tuple(pattern, options), { maxLength: 2 }),
        filter,
        fc.oneof(fc.constant({}), pattern),
        agrees,
      ),
      { numRuns: 100 },
    );
  });

  it('reads an index forwards or backwards, whatever a document is kept out by', async () => {
    const lenient = fc.oneof(
      fc.constantFrom<Doc>(new Map(), documentOf({ a: { $gte: 1 } }), documentOf({ b: { $in: [0, 1, 2, 3] } })),
      filter,
    );
    const ordered = fc
      .tuple(pattern, options, fc.integer({ min: 1, max: 3 }), direction)
      .map(([key, extra, length, side]) => ({ key, extra, sort: turned(key, length, side) }));
    await fc.assert(
      fc.asyncProperty(docs(cell), ordered, lenient, (documents, { key, extra, sort }, wanted) =>
        agrees(documents, [[key, extra]], wanted, sort),
      ),
      { numRuns: 100 },
    );
  });

  it('takes numbers of two types that are worth the same for a tie', async () => {
    const documents = [1, new Double(1)].map(
      (b, index): Doc =>
        new Map<string, Value>([
          ['_id', index],
          ['b', b],
        ]),
    );
    await agrees(documents, [[{ b: -1, a: 1 }, {}]], new Map([['a', new Map([['$nin', []]])]]), { b: 1 });
  });

  it('does so for documents with arrays too', async () => {
    await fc.assert(
      fc.asyncProperty(
        docs(withArrays),
        fc.array(fc.tuple(pattern, options), { minLength: 1, maxLength: 2 }),
        filter,
        fc.oneof(fc.constant({}), onePath),
        agrees,
      ),
      { numRuns: 100 },
    );
  });

  it('keeps the indexes right when documents change and go', async () => {
    await fc.assert(
      fc.asyncProperty(docs(withArrays), docs(withArrays), pattern, filter, async (before, after, key, wanted) => {
        const collection = await fresh(before);
        await addIndex(engine, collection, key).catch(() => undefined);
        const inserted: Doc[] = [];
        for (const [index, doc] of before.entries()) {
          const next = after[index];
          const done = await engine.environment
            .write(() => {
              if (next === undefined) engine.records.remove(collection, index + 1, doc);
              else engine.records.replace(collection, index + 1, doc, next);
              return next;
            })
            .catch((error: { code: number }) => (expect(error.code).toBe(171), doc));
          if (done !== undefined) inserted.push(done);
        }
        expect(ids(await findAll(engine, collection, { filter: wanted })).sort(compareValues)).toEqual(
          ids(expected(inserted, wanted, {})),
        );
      }),
      { numRuns: 40 },
    );
  });
});
