import fc from 'fast-check';
import { HexCodeError } from '../code-error.ts';
import { noDots } from '../dots.ts';
import { values } from './damage.fixture.ts';
import { encode, encodeWords } from './encode.ts';
import { toggleMask } from './mask.ts';
import { codewordOf, MASK, toBits } from './slow-code.fixture.ts';
import { valueOf } from './value.ts';

/** The format, in hexadecimal from dot 126 to dot 0; the page of the format shows the same vectors. */
const goldenVectors = [
  ['0', '2709a22dbd0f2d25905f2aa6047d52c7'],
  ['1', '2709a22dbd0f2d2472a3a94a4c48d2a8'],
  ['42', '2709a22dbd0f2d0f7c117938e0ef5b13'],
  ['1234567890123456789', '362bb2d9c0e6ac306efa930d06ffd1c6'],
  ['3074457345618258602', '0da3088717a5878ffbc77e61d460f854'],
  ['4611686018427387904', '6709a22dbd0f2d2561216b50206792f0'],
  ['6148914691236517205', '725cf778e85a7870a59300c5ec73878e'],
  ['9223372036854775807', '58f65dd242f0d2dace0b54023c6e2d1d'],
] as const;

it.each(goldenVectors)('draws %s as %s', (value, hex) => {
  expect(toBits(encode(value)).toString(16).padStart(32, '0')).toBe(hex);
});

it('agrees with the long division of every value by the generator', () => {
  fc.assert(fc.property(values, (value) => expect(toBits(encode(value.toString()))).toBe(codewordOf(value) ^ MASK)));
});

it('agrees with it for each single bit', () => {
  for (let bit = 0n; bit < 63n; bit++)
    expect(toBits(encode((1n << bit).toString()))).toBe(codewordOf(1n << bit) ^ MASK);
});

it('takes words signed or not', () => {
  const [signed, unsigned] = [noDots(), noDots()];
  encodeWords(0x7fffffff, -2, signed);
  encodeWords(0x7fffffff, 0xfffffffe, unsigned);
  expect(signed).toEqual(unsigned);
  expect(signed).toEqual(encode('9223372036854775806'));
});

it('gives the value back from its codeword', () => {
  fc.assert(
    fc.property(values, (value) => {
      const dots = encode(value.toString());
      toggleMask(dots);
      expect(valueOf(dots)).toBe(value.toString());
    }),
  );
});

it.each([
  '',
  '-1',
  '+1',
  ' 1',
  '1 ',
  '01',
  '00',
  '1.0',
  '1e3',
  '0x10',
  '١',
  '9223372036854775808',
  '18446744073709551616',
  '99999999999999999999',
])('refuses %j, which is no decimal string of 63 bits', (value) => {
  const refusal = thrownBy(() => encode(value));
  expect(refusal).toBeInstanceOf(HexCodeError);
  expect(refusal).toMatchObject({
    name: 'HexCodeError',
    code: 'VALUE_INVALID',
    message: expect.stringContaining(value),
  });
});

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
