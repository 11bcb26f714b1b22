import fc from 'fast-check';
import { nationalDigits } from '@alveole/domain';
import { programme2020 } from '@alveole/domain/fixtures';
import { birthDate, frenchDateOfIso, insertSlashes, isoOfFrenchDate, registryDate } from './date.ts';
import {
  birthPlace,
  firstName,
  lastName,
  normaliseName,
  representativeName,
  typedFirstName,
  typedLastName,
} from './name.ts';
import { displayPhone, isMobile, maskedPhone, normalisePhone, toE164, typedPhone } from './phone.ts';
import { mobile, mobilePair, phone, userPhone } from './phone-fields.ts';

const messageOf = (result: { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('phones', () => {
  it.each([
    '0612345678',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '06-12-34-56-78',
    '+33612345678',
    '+33 6 12 34 56 78',
    '0033612345678',
    '+33 (0)6 12 34 56 78',
    '+33 06 12 34 56 78',
    '\u202a+33 6 12 34 56 78\u202c',
    '06\u00a012\u00a034\u00a056\u00a078',
    '06\u202f12\u202f34\u202f56\u202f78',
    '06‑12‑34‑56‑78',
    '０６１２３４５６７８',
    '\u200e06.12.34.56.78',
  ])('%s is one mobile', (typed) => {
    expect(mobile.parse(typed)).toBe('+33612345678');
    expect(toE164(typed)).toHaveLength(12);
  });

  it.each([
    '',
    '061234567',
    '06123456789',
    '0012345678',
    '+33012345678',
    '+32470123456',
    '+3361234567',
    '06 12 34 56 7a',
    'abc',
    null,
  ])('%j is none', (typed) => {
    expect(messageOf(mobile.safeParse(typed))).toBe('Veuillez renseigner un numéro de téléphone valide');
    expect(messageOf(phone.safeParse(typed))).toBe('Veuillez renseigner un numéro de téléphone');
  });

  it.each([
    ['0692 12 34 56', '+262692123456'],
    ['0693 12 34 56', '+262693123456'],
    ['0639 12 34 56', '+262639123456'],
    ['0690 12 34 56', '+590690123456'],
    ['0691 12 34 56', '+590691123456'],
    ['0694 12 34 56', '+594694123456'],
    ['0696 12 34 56', '+596696123456'],
    ['0697 12 34 56', '+596697123456'],
    ['+33 692 12 34 56', '+262692123456'],
    ['+262 (0)692 12 34 56', '+262692123456'],
    ['+262 692 12 34 56', '+262692123456'],
    ['00262692123456', '+262692123456'],
    ['+687 75.12.34', '+687751234'],
    ['+689 87 12 34 56', '+68987123456'],
    ['+508 41 12 34', '+508411234'],
    ['+681 82 12 34', '+681821234'],
    ['+377 6 12 34 56 78', '+377612345678'],
    ['0639 98 12 34', '+33639981234'],
    ['0695 12 34 56', '+33695123456'],
  ])('%s is the mobile %s, with the country code of where it is dialled', (typed, international) => {
    expect(mobile.parse(typed)).toBe(international);
    expect(phone.parse(typed)).toBe(international);
  });

  it.each(['+68775123', '+6877512345', '+262 692 12 34 5', '+689 87 12 34 5', '+508 41 12 3', '+32 470 12 34 56'])(
    '%s is none: its length is not that of its country, or its country is not taken',
    (typed) => expect(phone.safeParse(typed).success).toBe(false),
  );

  it.each([
    ['+262692123456', '06\u00a092\u00a012\u00a034\u00a056', '0692123456', '06\u00a0••\u00a0••\u00a0••\u00a056'],
    ['+33692123456', '06\u00a092\u00a012\u00a034\u00a056', '0692123456', '06\u00a0••\u00a0••\u00a0••\u00a056'],
    ['+33612345678', '06\u00a012\u00a034\u00a056\u00a078', '0612345678', '06\u00a0••\u00a0••\u00a0••\u00a078'],
    ['+687751234', '+687\u00a075\u00a012\u00a034', '+687751234', '+687\u00a0••\u00a0••\u00a034'],
  ])('stored as %s is read as %s, typed again as %s, masked as %s', (stored, shown, typed, masked) => {
    expect([displayPhone(stored), typedPhone(stored), maskedPhone(stored)]).toEqual([shown, typed, masked]);
  });

  it('a landline is a phone but no mobile', () => {
    expect(phone.parse('01 44 55 66 77')).toBe('+33144556677');
    expect(mobile.safeParse('01 44 55 66 77').success).toBe(false);
    expect(['+33612345678', '+33712345678', '+33144556677'].map(isMobile)).toEqual([true, true, false]);
  });

  it('are shown in pairs that do not break, and come back from there', () => {
    for (const typed of ['+33612345678', '0612345678', '0033612345678', '06.12.34.56.78'])
      expect(displayPhone(typed)).toBe('06\u00a012\u00a034\u00a056\u00a078');
    expect(displayPhone('+32470123456')).toBe('+32470123456');
    const digits = fc.stringMatching(/^0[67]\d{8}$/);
    fc.assert(
      fc.property(digits, (national) =>
        expect(nationalDigits(normalisePhone(displayPhone(normalisePhone(national))))).toBe(national),
      ),
    );
  });

  it('typed twice must be the same', () => {
    expect(mobilePair.safeParse({ phone: '0612345678', phoneConfirmation: '+33 6 12 34 56 78' }).success).toBe(true);
    expect(messageOf(mobilePair.safeParse({ phone: '0612345678', phoneConfirmation: '0612345679' }))).toBe(
      'Les numéros de téléphone ne sont pas identiques',
    );
  });

  it('of staff users take separators between their pairs', () => {
    expect(userPhone.parse('+336 12.34-56 78')).toBe('+33612345678');
    expect(userPhone.safeParse('0612345678').success).toBe(false);
    expect(userPhone.safeParse('+33 612345678').success).toBe(false);
  });
});

describe('names', () => {
  it('are upper-case letters, null when nothing is left', () => {
    expect(normaliseName('Jean-François d’Œuvre')).toBe('JEANFRANCOISDOEUVRE');
    expect(normaliseName(' 12 ')).toBeNull();
    expect(lastName.parse('Le Bras')).toBe('LEBRAS');
    expect(messageOf(lastName.safeParse('--'))).toBe('Veuillez renseigner un nom');
    expect(messageOf(firstName.safeParse(''))).toBe('Veuillez renseigner un prénom');
  });

  it.each([
    [' Élisabeth ', 'Élisabeth'],
    ["d'Aboville", "d'Aboville"],
    ['O', 'O'],
    ['de La  Tour-Maubourg y Álvarez', 'de La Tour-Maubourg y Álvarez'],
    ['E\u0301lisabeth', 'Élisabeth'],
  ])('typed as %j are kept for people to read as %j', (typed, stored) => {
    expect(typedLastName.parse(typed)).toBe(stored);
    expect(typedFirstName.parse(typed)).toBe(stored);
  });

  it.each(['d’Aboville', "d'Aboville", 'dʼAboville', "D'ABOVILLE"])(
    'fold %s to the one key of its spellings',
    (typed) => {
      expect(normaliseName(typed)).toBe('DABOVILLE');
    },
  );

  it.each(['', ' ', '--', '42'])('typed as %j are none', (typed) => {
    expect(messageOf(typedLastName.safeParse(typed))).toBe('Veuillez renseigner un nom');
  });

  it('of a representative are kept as written', () => {
    expect(representativeName.parse(' Le Bras-Éon ')).toBe('Le Bras-Éon');
  });

  it.each([
    ['Saint-Étienne', true],
    ['Paris 12', true],
    ["L'Haÿ-les-Roses", true],
    ['Bourg (Ain)', true],
    ['13001 Marseille', true],
    ['Aïn Témouchent : Algérie', true],
    ['Saint-Denis [974]', true],
    ['L’Haÿ-les-Roses', true],
    ['75012', false],
    ['Paris; DROP', false],
    ['<b>Lyon</b>', false],
  ])('a birthplace %s: %s', (place, valid) => {
    expect(birthPlace.safeParse(place).success).toBe(valid);
  });
});

describe('dates while they are typed', () => {
  it.each([
    ['3', '3'],
    ['31', '31'],
    ['31/', '31/'],
    ['311', '31/1'],
    ['3112', '31/12'],
    ['31121', '31/12/1'],
    ['31121988', '31/12/1988'],
    ['31/12/1988', '31/12/1988'],
    ['31/12/19889', '31/12/1988'],
    ['a3b1', '31'],
  ])('%s becomes %s', (typed, shown) => {
    expect(insertSlashes(typed)).toBe(shown);
  });

  it('end as a real day, there and back', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, (iso) =>
        expect(isoOfFrenchDate(insertSlashes(frenchDateOfIso(iso).replaceAll('/', '')))).toBe(iso),
      ),
    );
    expect(['31/02/2020', '29/02/2019', '00/01/2020', '1/1/2020', '2020-01-01'].map(isoOfFrenchDate)).toEqual(
      Array.from({ length: 5 }),
    );
    expect(isoOfFrenchDate('29/02/2020')).toBe('2020-02-29');
  });
});

describe('the birth date of a beneficiary', () => {
  const schema = birthDate(() => new Date('2020-06-15T12:00:00Z'), programme2020);
  const message = 'La personne doit etre majeure et la date au format par exemple : 31/12/1988';

  it('goes out as YYYY-MM-DD when the person is of age', () => {
    expect(schema.parse('31/12/1988')).toBe('1988-12-31');
    expect(schema.parse('15/06/2002')).toBe('2002-06-15');
  });

  it.each(['16/06/2002', '31/02/1988', '1988-12-31', '', '31/12/0988', 3])('refuses %j', (typed) => {
    expect(messageOf(schema.safeParse(typed))).toBe(message);
  });
});

it('a registry date is a day of the calendar', () => {
  expect(registryDate.parse(' 01/02/1998 ')).toBe('01/02/1998');
  expect(messageOf(registryDate.safeParse('30/02/1998'))).toBe("Veuillez renseigner une date d'inscription valide");
});
