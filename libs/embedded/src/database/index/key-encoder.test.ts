import fc from 'fast-check';
import { anyValue } from '../bson/arbitrary-values.fixture.ts';
import { compareValues } from '../bson/compare.ts';
import { encodeValue, inverted, longestEncoding, maxIndexedFields } from './key-encoder.ts';

const longString = (ending: string) => 'x'.repeat(500) + ending;

describe('the encoding of index keys', () => {
  it('has the order of the values', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        const x = encodeValue(a);
        const y = encodeValue(b);
        fc.pre(!x.shortened && !y.shortened);
        expect(Math.sign(Buffer.compare(x.bytes, y.bytes))).toBe(Math.sign(compareValues(a, b)));
      }),
      { numRuns: 2000 },
    );
  });

  it('is turned round for descending fields', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        const [x, y] = [encodeValue(a), encodeValue(b)];
        fc.pre(!x.shortened && !y.shortened);
        expect(Math.sign(Buffer.compare(inverted(x.bytes), inverted(y.bytes)))).toBe(
          -Math.sign(compareValues(a, b)) + 0,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('orders tuples field by field, since no encoding begins another', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, anyValue, (a, b, c, d) => {
        const parts = [a, b, c, d].map(encodeValue);
        fc.pre(parts.every((part) => !part.shortened));
        const [x, y, z, w] = parts.map((part) => part.bytes) as [Buffer, Buffer, Buffer, Buffer];
        const order = compareValues(a, c) || compareValues(b, d);
        expect(Math.sign(Buffer.compare(Buffer.concat([x, y]), Buffer.concat([z, w])))).toBe(Math.sign(order));
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps long values apart and below the bound of LMDB, and says that their order is lost', () => {
    const a = encodeValue(longString('a'));
    const b = encodeValue(longString('b'));
    expect(a.shortened && b.shortened).toBe(true);
    expect(a.bytes.equals(b.bytes)).toBe(false);
    expect(a.bytes.length).toBeLessThanOrEqual(longestEncoding);
    expect(maxIndexedFields * longestEncoding + 4 + 6).toBeLessThan(1978);
    expect(encodeValue(longString('a')).bytes.equals(a.bytes)).toBe(true);
  });

  it('puts an empty array before null', () => {
    expect(Buffer.compare(encodeValue(undefined).bytes, encodeValue(null).bytes)).toBeLessThan(0);
  });
});
