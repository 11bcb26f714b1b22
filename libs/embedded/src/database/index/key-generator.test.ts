import { documentOf } from '../query/plain.fixture.ts';
import { generateKeys } from './key-generator.ts';

const keysOf = (doc: object, ...paths: string[]) =>
  generateKeys(
    documentOf(doc),
    paths.map((path) => path.split('.')),
  );

describe('the keys of a document', () => {
  it('are one tuple without arrays, null for what is missing', () => {
    expect(keysOf({ a: 1, b: { c: 'x' } }, 'a', 'b.c', 'd')).toEqual({
      tuples: [[1, 'x', null]],
      throughArray: [false, false, false],
    });
  });

  it('are one for each element of an array', () => {
    expect(keysOf({ a: [1, 2], b: 3 }, 'a', 'b')).toMatchObject({
      tuples: [
        [1, 3],
        [2, 3],
      ],
      throughArray: [true, false],
    });
  });

  it('pair the fields of one element', () => {
    expect(keysOf({ h: [{ c: 1, d: 9 }, { c: 2, d: 5 }, {}] }, 'h.c', 'h.d').tuples).toEqual([
      [1, 9],
      [2, 5],
      [null, null],
    ]);
  });

  it('take one level of nested arrays apart', () => {
    expect(keysOf({ a: [[1, 2], 3] }, 'a').tuples).toEqual([[[1, 2]], [3]]);
  });

  it('hold an empty array as a value before null, and null below it', () => {
    expect(keysOf({ a: [] }, 'a')).toMatchObject({ tuples: [[undefined]] });
    expect(keysOf({ a: [] }, 'a.b')).toMatchObject({ tuples: [[null]] });
  });

  it('cannot come from two arrays at once', () => {
    expect(() => keysOf({ a: [1], b: [2] }, 'a', 'b')).toThrow(expect.objectContaining({ code: 171 }));
  });
});
