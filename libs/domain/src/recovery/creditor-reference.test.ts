import fc from 'fast-check';
import {
  creditorReferenceOf,
  creditorReferencesIn,
  displayCreditorReference,
  isCreditorReference,
} from './creditor-reference.ts';

describe('the reference of a payment request', () => {
  it.each(['RF18539007547034', 'RF712348231', 'RF332348231', 'RF18000000000539007547034'])(
    'is read as ISO 11649 gives it: %s',
    (reference) => expect(isCreditorReference(reference)).toBe(reference !== 'RF332348231'),
  );

  it('has right check digits whatever its number, and another one with each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (number) => {
        const reference = creditorReferenceOf(number);
        expect(isCreditorReference(reference)).toBe(true);
        expect(reference.slice(4)).toBe(`ALV${String(number).padStart(8, '0')}`);
      }),
    );
  });

  it('is none with one character changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.nat(14), fc.constantFrom(...'0123456789'), (...drawn) => {
        const [number, place, character] = drawn;
        const reference = creditorReferenceOf(number);
        const changed = `${reference.slice(0, place)}${character}${reference.slice(place + 1)}`;
        fc.pre(changed !== reference);
        expect(creditorReferencesIn(changed)).toEqual([]);
      }),
    );
  });

  it.each([
    ['written in groups of four', 'RF29 ALV0 0000 012'],
    ['in small letters with hyphens', 'rf29-alv00000012'],
    ['cut by the bank into two lines', 'FACTURE /RF29ALV000\n00012 CYCLES'],
    ['told twice', 'RF29ALV00000012 RF29 ALV0 0000 012'],
  ])('is found once %s', (_how, text) => {
    const reference = creditorReferenceOf(12);
    expect(creditorReferencesIn(text.replaceAll(/(RF)29/gi, `$1${reference.slice(2, 4)}`))).toEqual([reference]);
  });

  it('is shown in groups of four', () => {
    expect(displayCreditorReference('RF18539007547034').replaceAll('\u00a0', ' ')).toBe('RF18 5390 0754 7034');
  });
});
