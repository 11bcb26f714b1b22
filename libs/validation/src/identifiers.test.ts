import {
  displayIdentifier,
  identifierToStored,
  massToolIdentifier,
  registerEntry,
  registerFromStored,
  registerToStored,
  rna,
  rnaToDisplay,
  rnaToStored,
  siret,
  storedIdentifier,
} from './identifiers.ts';

describe('identifiers', () => {
  it('a SIRET has 14 digits and no space', () => {
    expect(siret.parse('12345678900012')).toBe('12345678900012');
    expect(
      ['1234567890001', '123456789000123', '1234567890001a', '00000000000000', '000 000 000 00000'].some(
        (typed) => siret.safeParse(typed).success,
      ),
    ).toBe(false);
  });

  it.each([
    '732 829 320 00074',
    '732.829.320.00074',
    '732\u00a0829\u00a0320\u00a000074',
    '732\u202f829\u202f320\u202f00074',
    '732-829-320-00074',
    '\u200e73282932000074\u200f',
    '７３２８２９３２００００７４',
  ])('the SIRET %j is read whole', (typed) => {
    expect(siret.parse(typed)).toBe('73282932000074');
    expect(identifierToStored(0, typed)).toBe('73282932000074');
  });

  it.each(['35600000009076', '11122233344455'])('the SIRET %s, which fails its control, refuses nobody', (typed) => {
    expect(siret.parse(typed)).toBe(typed);
  });

  it.each([
    ['W12345678', 'WWWWWW12345678', 'W12345678'],
    ['w12345678', 'WWWWWW12345678', 'W12345678'],
    ['W751234567', 'WWWWW751234567', 'W751234567'],
    ['751234567', 'WWWWW751234567', 'W751234567'],
    ['W2A1000001', 'WWWWW2A1000001', 'W2A1000001'],
    ['W9R1011072', 'WWWWW9R1011072', 'W9R1011072'],
    ['w9r1011072', 'WWWWW9R1011072', 'W9R1011072'],
    ['W9C1000123', 'WWWWW9C1000123', 'W9C1000123'],
    ['W 751 234 567', 'WWWWW751234567', 'W751234567'],
  ])('the RNA %s is stored as %s and shown as %s', (typed, stored, shown) => {
    expect(rnaToStored(rna.parse(typed))).toBe(stored);
    expect(stored).toHaveLength(14);
    expect(rnaToDisplay(stored)).toBe(shown);
    expect(displayIdentifier(1, stored)).toBe(shown);
    expect(storedIdentifier(1).safeParse(stored).success).toBe(true);
    expect(massToolIdentifier(stored.slice(5))).toBe(stored);
    expect(massToolIdentifier(typed)).toBe(stored);
  });

  it.each(['W1234567', 'X12345678', 'WR91011072', 'W7512345678', '75123456', 'WWWWW7512'])('%s is no RNA', (typed) => {
    expect(rna.safeParse(typed).success).toBe(false);
  });

  it('an Alsace-Moselle entry is one text of 14 characters, there and back', () => {
    const entry = registerEntry.parse({ date: '01/02/1998', volume: '0a4', folio: ' 123' });
    expect(registerToStored(entry)).toBe('010219980A4123');
    expect(registerFromStored('010219980A4123')).toEqual(entry);
    expect(displayIdentifier(2, '010219980A4123')).toBe('01/02/1998, volume 0A4, folio 123');
    expect(registerFromStored('310219980A4123')).toBeUndefined();
    const broken = registerEntry.safeParse({ date: '1/2/98', volume: '12', folio: '1234' });
    expect(broken.error?.issues.map(({ message }) => message)).toEqual([
      "Veuillez renseigner une date d'inscription valide",
      'Veuillez renseigner un numéro de Volume valide',
      'Veuillez renseigner un numéro de Folio valide',
    ]);
  });

  it('fit their kind of establishment', () => {
    const fits = (stored: string) =>
      ([0, 1, 2, 3] as const).filter((kind) => storedIdentifier(kind).safeParse(stored).success);
    expect(fits('12345678900012')).toEqual([0, 3]);
    expect(fits('WWWWW751234567')).toEqual([1]);
    expect(fits('010219980A4123')).toEqual([2]);
    expect(fits('{"$gt":""}')).toEqual([]);
    expect(displayIdentifier(0, '12345678900012')).toBe('12345678900012');
  });

  it('of the mass tool are 9 or 14 characters', () => {
    expect(massToolIdentifier(' 123 456 789 00012 ')).toBe('12345678900012');
    expect(massToolIdentifier('1234567890')).toBeUndefined();
  });
});
