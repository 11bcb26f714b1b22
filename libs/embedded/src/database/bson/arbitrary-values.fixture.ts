import { Binary, Double, ObjectId } from 'bson';
import fc from 'fast-check';
import type { Doc, Value } from './values.ts';

/** Values of few kinds and contents, so that equal ones meet often. */
const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(
    null,
    true,
    false,
    0,
    1,
    -1,
    2,
    2 ** 31 - 1,
    2n ** 53n,
    2n ** 53n + 1n,
    -(2n ** 63n),
    2n ** 63n - 1n,
  ),
  fc.constantFrom<Value>(
    new Double(0.5),
    new Double(1),
    new Double(NaN),
    new Double(-Infinity),
    new Double(2 ** 53),
    new Double(-0),
    new Double(1e300),
  ),
  fc.constantFrom<Value>('', 'a', 'ab', 'b', 'a\0b', 'é', '\uffee', '😀', 'x'.repeat(300), `${'x'.repeat(300)}y`),
  fc.constantFrom<Value>(
    new Date(0),
    new Date(-1),
    new Date(1_600_000_000_000),
    new ObjectId('0123456789abcdef01234567'),
    new ObjectId('0123456789abcdef01234568'),
  ),
  fc.constantFrom<Value>(new Binary(Buffer.of(1, 2)), new Binary(Buffer.of(1, 3)), new Binary(Buffer.of(9))),
  fc.integer({ min: -5, max: 5 }),
  fc.string({ maxLength: 3 }),
);

const names = fc.constantFrom('a', 'b', 'x', '0', '__proto__');

const { value, doc } = fc.letrec<{ value: Value; doc: Doc; list: Value[] }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, tie('doc'), tie('list')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  doc: fc
    .uniqueArray(fc.tuple(names, tie('value')), { maxLength: 3, selector: ([name]) => name })
    .map((fields) => new Map(fields)),
}));

export const anyScalar = scalar;
export const anyValue: fc.Arbitrary<Value> = value;
export const anyDoc: fc.Arbitrary<Doc> = doc;
