import { Binary, BSON, Double, ObjectId } from 'bson';
import fc from 'fast-check';
import { compareNumbers, compareStrings, compareValues } from './compare.ts';
import { decodeDoc, decodeFields, decodeWithout, rawArray } from './decode.ts';
import { encodeDoc } from './encode.ts';
import { anyDoc, anyValue } from './arbitrary-values.fixture.ts';
import { typeName } from './values.ts';
import type { Doc } from './values.ts';

describe('reading and writing BSON', () => {
  it('writes the bytes that the driver writes, and reads them back', () => {
    fc.assert(
      fc.property(anyDoc, (doc) => {
        const bytes = encodeDoc(doc);
        expect(encodeDoc(decodeDoc(bytes)).equals(bytes)).toBe(true);
        expect(Buffer.from(BSON.serialize(doc)).equals(bytes)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps number types apart and the order of fields, number-like names included', () => {
    const bytes = Buffer.from(
      BSON.serialize(
        new Map<string, unknown>([
          ['b', new Double(1)],
          ['10', 1],
          ['2', 2n ** 60n],
          ['__proto__', 'x'],
        ]),
      ),
    );
    const doc = decodeDoc(bytes);
    expect([...doc].map(([name, value]) => [name, typeName(value)])).toEqual([
      ['b', 'double'],
      ['10', 'int'],
      ['2', 'long'],
      ['__proto__', 'string'],
    ]);
  });

  it('reads only the fields asked for, or all but one', () => {
    const bytes = encodeDoc({ a: 1, b: { c: [1, 2] }, d: 'x', e: [{ f: 1 }] });
    expect([...decodeFields(bytes, new Set(['d']))]).toEqual([['d', 'x']]);
    expect([...decodeWithout(bytes, 0, 'b').keys()]).toEqual(['a', 'd', 'e']);
    expect(rawArray(bytes, 0, 'e')?.map((raw) => [...decodeDoc(raw)])).toEqual([[['f', 1]]]);
  });

  it('refuses malformed bytes with code 22 and never reads past the end', () => {
    const bytes = encodeDoc({
      text: 'some text',
      list: [1, { a: 1 }],
      id: new ObjectId(),
      data: new Binary(Buffer.from('abc')),
    });
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const broken = Buffer.from(bytes);
        broken[at] = byte;
        try {
          decodeDoc(broken);
        } catch (error) {
          expect([2, 15, 22, 238]).toContain((error as { code?: number }).code);
        }
      }),
    );
    expect(() => decodeDoc(bytes.subarray(0, 20))).toThrow(expect.objectContaining({ code: 22 }));
  });

  it('refuses documents that nest deeper than MongoDB allows', () => {
    let doc: Doc = new Map();
    for (let i = 0; i < 200; i += 1) doc = new Map([['a', doc]]);
    expect(() => decodeDoc(encodeDoc(doc))).toThrow(expect.objectContaining({ code: 15 }));
  });
});

describe('the order of values', () => {
  it('is total: antisymmetric and transitive', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) expect(compareValues(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('puts types in the order of MongoDB', () => {
    const inOrder = [
      undefined,
      null,
      1,
      'a',
      new Map(),
      [],
      new Binary(Buffer.of(1)),
      new ObjectId(),
      false,
      new Date(0),
    ];
    expect([...inOrder].reverse().sort(compareValues)).toEqual(
      inOrder.filter((value) => value !== undefined).concat([undefined as never]),
    );
    expect(compareValues(undefined, null)).toBeLessThan(0);
  });

  it('compares strings by code points, as their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(Math.sign(compareStrings(a, b))).toBe(Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
      }),
    );
    expect(compareStrings('\uffee', '😀')).toBeLessThan(0);
  });

  it('compares numbers exactly beyond 2^53, and NaN as the smallest number', () => {
    expect(compareNumbers(2n ** 53n + 1n, new Double(2 ** 53))).toBeGreaterThan(0);
    expect(compareNumbers(2n ** 62n, 2n ** 62n + 1n)).toBeLessThan(0);
    expect(compareNumbers(new Double(NaN), new Double(-Infinity))).toBeLessThan(0);
    expect(compareNumbers(new Double(NaN), new Double(NaN))).toBe(0);
    expect(compareNumbers(1, new Double(1))).toBe(0);
  });

  it('compares binaries by length, subtype and bytes; documents by the order of their fields', () => {
    expect(compareValues(new Binary(Buffer.of(1, 2)), new Binary(Buffer.of(1, 3)))).toBeLessThan(0);
    expect(compareValues(new Binary(Buffer.of(9)), new Binary(Buffer.of(1, 3)))).toBeLessThan(0);
    expect(
      compareValues(
        new Map([
          ['x', 1],
          ['y', 2],
        ]),
        new Map([
          ['y', 2],
          ['x', 1],
        ]),
      ),
    ).not.toBe(0);
  });
});
