import fc from 'fast-check';
import { centsOfEuros, eurosOfCents, formatCents, formatEuros, formatWholeEuros } from './money.ts';

it('loses no cent between the wire and the rules', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
      expect(centsOfEuros(eurosOfCents(cents))).toBe(cents);
    }),
  );
  expect([centsOfEuros(10.005), centsOfEuros(Number.NaN), centsOfEuros(-2.5)]).toEqual([undefined, undefined, -250]);
});

it('writes a comma, thousands and the sign with spaces that do not break', () => {
  expect([formatEuros(123_456), formatEuros(0), formatEuros(-500)]).toEqual([
    '1\u00a0234,56\u00a0€',
    '0,00\u00a0€',
    '\u22125,00\u00a0€',
  ]);
  expect(formatCents(123_456)).toBe('1\u00a0234,56');
});

it('leaves the decimals of whole euros out where a sentence names a sum', () => {
  expect([formatWholeEuros(50_00), formatWholeEuros(67_50), formatWholeEuros(1_000_00)]).toEqual([
    '50\u00a0€',
    '67,50\u00a0€',
    '1\u00a0000\u00a0€',
  ]);
});
