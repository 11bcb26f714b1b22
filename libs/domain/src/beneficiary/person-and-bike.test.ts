import fc from 'fast-check';
import { programme2020 } from '../campaign/campaigns.fixture.ts';
import { listedBrand } from '../bike-brands.ts';
import { bikeClaimKey, isBikeSerial, noSerial, sessionMarker } from '../repair/bike.ts';
import { foldText, lettersOnly } from '../compared-text/fold-text.ts';
import { ageOn, consumerCodeAlphabet, consumerCodeFrom, isAdult, samePerson } from './person.ts';

describe('the same person', () => {
  const zoe = { lastName: 'LE BRAS', firstName: 'Zoé-Anne', birthDate: '1990-02-28', birthPlace: 'Saint-Étienne' };

  it('is known by names, birth date and birthplace, however they are spelt', () => {
    expect(samePerson(zoe, { ...zoe, lastName: 'Lebras', firstName: 'ZOEANNE', birthPlace: 'saint etienne' })).toBe(
      true,
    );
  });

  it.each([{ lastName: 'LE BRUN' }, { firstName: 'Zoé' }, { birthDate: '1990-03-01' }, { birthPlace: 'Lyon' }])(
    'is another with %j',
    (change) => {
      expect(samePerson(zoe, { ...zoe, ...change })).toBe(false);
    },
  );

  it.each([
    ['LYON', 'Lyon 1er'],
    ['Lyon', 'Lyon 3e arrondissement'],
    ['Lyon', '69003 Lyon'],
    ['Lyon', 'LYON 03'],
    ['Lyon', 'Lyon (3ème)'],
    ['Paris', 'Paris XVe'],
    ['Paris', 'PARIS 15EME ARRONDISSEMENT'],
    ['Paris', 'Paris-15'],
    ['Paris', 'Paris quinzième'],
    ['Paris', '15e arrondissement de Paris'],
    ['Paris', 'Paris 2nd'],
    ['Marseille', 'Marseille 1er Arrondissement'],
    ['Marseille', '13001 Marseille'],
    ['Marseille', 'Marseille13'],
    ['Saint-Étienne', 'St Etienne'],
    ['Sainte-Foy-lès-Lyon', 'STE FOY LES LYON'],
  ])('is one born in %s and in %s', (town, written) => {
    expect(samePerson({ ...zoe, birthPlace: town }, { ...zoe, birthPlace: written })).toBe(true);
  });

  it.each([
    ['Paris', 'Parisot'],
    ['Lyon', 'Lyons-la-Forêt'],
    ['Lyon', 'Sainte-Foy-lès-Lyon'],
    ['Marseille', 'Marseille-en-Beauvaisis'],
    ['Paris', 'Le Touquet-Paris-Plage'],
    ['Lyon', 'Paris 1er'],
    ['Staffelfelden', 'Saint-Affelfelden'],
  ])('is another born in %s and in %s', (town, other) => {
    expect(samePerson({ ...zoe, birthPlace: town }, { ...zoe, birthPlace: other })).toBe(false);
  });

  it('is another when born in a place of another script', () => {
    expect(samePerson({ ...zoe, birthPlace: '東京' }, { ...zoe, birthPlace: '大阪' })).toBe(false);
  });
});

describe('letters of a name', () => {
  it.each([
    ['Éloïse', 'ELOISE'],
    ["d'Artagnan", 'DARTAGNAN'],
    ['Œuvrard', 'OEUVRARD'],
    ['Weiß', 'WEISS'],
    ['Łukasz Ørsted', 'LUKASZORSTED'],
    ['123', ''],
  ])('%s becomes %s', (name, letters) => {
    expect(lettersOnly(name)).toBe(letters);
  });

  it('are A to Z only, and folding twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(lettersOnly(text)).toMatch(/^[A-Z]*$/);
        expect(lettersOnly(lettersOnly(text))).toBe(lettersOnly(text));
      }),
    );
  });

  it('keep spaces and digits where a text is only folded', () => {
    expect(foldText('Vélo n° 2')).toBe('VELO N° 2');
  });
});

describe('coming of age', () => {
  it.each([
    ['2002-06-15', '2020-06-14T12:00:00Z', false],
    ['2002-06-15', '2020-06-14T21:59:00Z', false],
    ['2002-06-15', '2020-06-14T22:00:00Z', true],
    ['2004-02-29', '2022-02-28T12:00:00Z', false],
    ['2004-02-29', '2022-03-01T12:00:00Z', true],
    ['1950-01-01', '2020-06-15T12:00:00Z', true],
  ])('born on %s, at %s: %s', (birthDate, now, adult) => {
    expect(isAdult(birthDate, new Date(now), programme2020)).toBe(adult);
  });
});

it.each([
  ['the day before a birthday', '2000-06-15', '2026-06-14', 25],
  ['a birthday', '2000-06-15', '2026-06-15', 26],
  ['28 February of somebody born on the 29th', '2004-02-29', '2026-02-28', 21],
  ['1 March of somebody born on 29 February', '2004-02-29', '2026-03-01', 22],
])('counts the whole years of a person on %s', (_, birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age);
});

describe('the code of a beneficiary', () => {
  it('has eight characters that nobody mistakes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const code = consumerCodeFrom(bytes);
        if (code !== undefined) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
      }),
    );
    expect(consumerCodeAlphabet).not.toMatch(/[01OIL]/);
  });

  it('favours no character: bytes beyond the last whole round are skipped', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const first = consumerCodeFrom(Uint8Array.from([byte, 0, 0, 0, 0, 0, 0, 0]))?.[0];
      if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect(new Set(counts.values())).toEqual(new Set([8]));
    expect(consumerCodeFrom(Uint8Array.from([255, 255, 0]))).toBeUndefined();
  });
});

describe('the claim on a bike', () => {
  it('is one for every way to write brand and serial', () => {
    expect(bikeClaimKey('Vélo & Oxygen', 'ab-12 34')).toBe(bikeClaimKey('velo&oxygen', 'AB1234'));
    expect(bikeClaimKey('Trek', 'AB1234')).not.toBe(bikeClaimKey('Giant', 'AB1234'));
    expect(bikeClaimKey('Trek', 'AB1234')).not.toBe(bikeClaimKey('Trek', 'AB1235'));
  });

  it.each([
    ['Trek', noSerial],
    ['Trek', 'pas de numéro'],
    ['Trek', 'PAS DE NUMERO '],
    ['Trek', ' - '],
    ['Trek', ' .-/ '],
    [sessionMarker, sessionMarker],
    ['Trek', 'remise en selle'],
  ])('is never taken for %s, %s', (brand, serial) => {
    expect(bikeClaimKey(brand, serial)).toBeNull();
  });

  it.each([
    ['Cyrillic', 'ВСХ 1047'],
    ['Greek', 'ΒCΧ1O47'],
    ['full-width', 'ＢＣＸ１０４７'],
    ['a small o for the zero', 'bcx1o47'],
    ['a capital i for the one', 'BCXI047'],
  ])('is one for a number in %s letters that look alike', (_name, serial) => {
    expect(bikeClaimKey('Trek', serial)).toBe(bikeClaimKey('Trek', 'BCX1047'));
  });

  it.each([
    [sessionMarker, 'AB1234'],
    ['Trek', 'Pas de numero 123'],
  ])('is taken for %s, %s, by which it was dodged', (brand, serial) => {
    expect(bikeClaimKey(brand, serial)).not.toBeNull();
  });

  it('is told apart by what no Latin letter looks like', () => {
    expect(bikeClaimKey('Trek', 'Д1')).not.toBe(bikeClaimKey('Trek', 'Ж1'));
  });

  it.each([
    ['- . /', false],
    ['Remise en selle', false],
    [noSerial, true],
    ['Д', true],
  ])('%j can be the number of a bike: %s', (serial, expected) => {
    expect(isBikeSerial(serial)).toBe(expected);
  });

  it('knows a brand of the list however it is written, and no other', () => {
    expect(['decathlon', 'DÉCATHLON', 'Dеcathlоn', 'Remise en selle', 'Ma marque'].map(listedBrand)).toEqual([
      'Decathlon',
      'Decathlon',
      'Decathlon',
      undefined,
      undefined,
    ]);
  });

  it('keeps brand and serial apart', () => {
    expect(bikeClaimKey('AB', 'C1')).not.toBe(bikeClaimKey('A', 'BC1'));
  });
});
