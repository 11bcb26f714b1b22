import { encode } from '../codec/encode.ts';
import { drawValue, isUnambiguous, type RandomWords } from './draw-value.ts';
import { read } from './read.ts';

const ambiguous = [
  ['turned', '4932271180959087361'],
  ['mirrored', '4924150832705265178'],
  ['turned and inverted', '5756027368713544550'],
  ['mirrored and inverted', '6218656899809805725'],
  ['mirrored, without a dot of difference', '419470223358186380'],
] as const;

/** A source of these values one after the other, the bit that no value holds set. It fails when they are used up. */
function sourceOf(...values: readonly string[]): RandomWords {
  const left = [...values];
  return (words) => {
    const bits = BigInt(left.shift()!);
    words.set([Number(bits & 0xffffffffn), Number(((bits >> 32n) << 1n) | 1n)]);
    return words;
  };
}

it.each(ambiguous)('draws again a value that is nearly another one when %s', (_, value) => {
  expect(isUnambiguous(value)).toBe(false);
  expect(drawValue(sourceOf(value, value, '9223372036854775807'))).toBe('9223372036854775807');
});

it.each(['0', '1', '42', '1234567890123456789', '4294967296', '9223372036854775807'])(
  'issues %s, which no image makes ambiguous',
  (value) => {
    expect(isUnambiguous(value)).toBe(true);
    expect(drawValue(sourceOf(value))).toBe(value);
    expect(read(encode(value))).toMatchObject({ ok: true, value });
  },
);

it('asks for two words a draw', () => {
  const source = sourceOf('42');
  const asked: number[] = [];
  drawValue((words) => {
    asked.push(words.length);
    return source(words);
  });
  expect(asked).toEqual([2]);
});

it('judges no value that is not one', () => {
  expect(() => isUnambiguous('-1')).toThrow(expect.objectContaining({ code: 'VALUE_INVALID' }));
});
