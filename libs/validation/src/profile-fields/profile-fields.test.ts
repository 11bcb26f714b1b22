import { fieldRow, fieldsWhere, isPlain, profileFieldNames } from './profile-fields.ts';
import { messages, refusedText } from '../messages.ts';
import { postcode } from '../postcode.ts';
import { optionalText, orEmpty } from '../optional-text.ts';
import { faultOf } from '../text.ts';

it('the profile fields of a section stand in the order of the forms', () => {
  expect(fieldsWhere(({ section }) => section === 'bank')).toEqual(['iban', 'accountHolder', 'bic']);
});

it.each(profileFieldNames)(
  'the table of profile fields has a rule or a shape of its own for %s, and a text for what the rule refuses',
  (name) => {
    const { schema, input, messages = [] } = fieldRow(name);
    expect(schema !== undefined || input === 'box' || name === 'identifier').toBe(true);
    expect(messages.length > 0).toBe(input !== 'box');
  },
);

it.each([
  ['companyName', true],
  ['identifier', false],
  ['mail', false],
  ['hasPhone', false],
  ['movedTo', false],
] as const)('tells whether the forms of the establishment offer %s in an input of every screen', (name, expected) => {
  expect(isPlain(name)).toBe(expected);
});

it.each([
  ['the narrower message that the wire says', 'Not of the country of the iban', 'Ce BIC n’est pas celui'],
  ['what is missing under its own id', 'Field is required', 'Veuillez renseigner le code BIC\u00a0: ce compte'],
  ['the general message for other words', 'Invalid value', 'Veuillez renseigner un code BIC valide'],
])('returns %s', (_case, reason, text) => {
  expect(refusedText(fieldRow('bic').messages ?? [], reason)).toContain(text);
});

it('returns no text of a field that has no message', () => {
  expect(refusedText([], 'Invalid value')).toBeUndefined();
});

describe('what may be left empty', () => {
  const digits = orEmpty(postcode);

  it.each([undefined, null, '', ' \u00a0'])('reads %j as the empty text', (typed) => {
    expect(digits.parse(typed)).toBe('');
  });

  it('reads and refuses everything else as its rule does', () => {
    expect(digits.parse(' 67000 ')).toBe('67000');
    expect(faultOf(digits, '6700')).toBe(messages.postcode);
  });

  it('refuses a text of too many characters, and trims the others', () => {
    expect(optionalText(messages.tooLong, 5).parse(' A 12 ')).toBe('A 12');
    expect(faultOf(optionalText(messages.tooLong, 5), 'A 1234')).toBe(messages.tooLong);
  });
});
