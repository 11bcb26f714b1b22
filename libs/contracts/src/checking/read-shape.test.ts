import fc from 'fast-check';
import { routesOf } from '../all-routes.ts';
import { readAnswer } from './answer-reader.ts';
import { wireShapeOf } from '../define/wire-shape.ts';
import type { WireShape } from '../define/wire-shape.ts';
import { readShape } from './read-shape.ts';

const routes = Object.values(routesOf)
  .flat()
  .filter(({ isFile }) => isFile === undefined)
  .map((route) => ({ route, name: `${route.service}.${route.name}`, shape: wireShapeOf(route.responses[200]) }));

/** Digits alone: no rule of an answer writes them otherwise. */
const digits = fc.stringMatching(/^\d{0,6}$/);
/** Names of a table's entries, which rules may want to be a word. */
const words = fc.stringMatching(/^[a-z]{1,6}$/);
/** Its text is one that no rule writes otherwise. */
const oddValue = fc.constantFrom(null, undefined, 7, '·', true, [], {}, [{}], { odd: 1 });

/** Answers of a shape, of which some parts are now and then of another kind, missing, or beside what the shape names. */
function answersOf(shape: WireShape): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: wholeOf(shape), weight: 60 }, { arbitrary: oddValue, weight: 1 });
}

function wholeOf(shape: WireShape): fc.Arbitrary<unknown> {
  if (shape === 'string') return digits;
  if (shape === 'number') return fc.integer({ min: 0, max: 9 });
  if (shape === 'boolean') return fc.boolean();
  if (shape === 'anything') return fc.oneof(digits, fc.array(digits, { maxLength: 2 }));
  if (shape === 'bytes') return fc.uint8Array({ maxLength: 2 });
  if ('optional' in shape) return fc.option(answersOf(shape.optional), { nil: undefined });
  if ('nullable' in shape) return fc.option(answersOf(shape.nullable), { nil: null });
  if ('oneOf' in shape) return fc.constantFrom(...shape.oneOf);
  if ('anyOf' in shape) return fc.oneof(...shape.anyOf.map(answersOf));
  if ('array' in shape) return fc.array(answersOf(shape.array), { maxLength: 3 });
  if ('tuple' in shape) return fc.tuple(...shape.tuple.map(answersOf));
  if ('record' in shape) {
    const key = shape.keys === undefined ? words : fc.constantFrom(...shape.keys);
    const some = fc.dictionary(key, answersOf(shape.record), { maxKeys: 3 });
    if (shape.keys === undefined) return some;
    const all = Object.fromEntries(shape.keys.map((name) => [name, answersOf(shape.record)]));
    return fc.oneof(fc.record(all), some);
  }
  const fields = Object.fromEntries(Object.entries(shape.object).map(([name, part]) => [name, answersOf(part)]));
  return fc
    .tuple(fc.record(fields), fc.boolean())
    .map(([answer, hasMore]) => (hasMore ? { ...answer, unnamed_field: 1 } : answer));
}

describe('an answer read by its shape', () => {
  it.each(routes)('is what the schemas of $name let through, whole or odd', ({ route, shape }) => {
    fc.assert(
      fc.property(answersOf(shape), (answer) =>
        expect(readShape(shape, answer)).toEqual(readAnswer(route, answer).shown),
      ),
      { numRuns: 40 },
    );
  });

  const rows: WireShape = { array: { object: { id: 'string', sum: { optional: 'number' } } } };

  it('leaves out of an answer the row whose fields are missing, and drops fields that its shape does not name', () => {
    expect(readShape(rows, [{ id: 'a', secret: 1 }, { sum: 2 }, { id: 'b', sum: 3 }])).toEqual([
      { id: 'a' },
      { id: 'b', sum: 3 },
    ]);
  });

  it('returns undefined for an answer that should be a list and is none', () => {
    expect(readShape(rows, { message: 'Bad Gateway' })).toBeUndefined();
  });
});
