import fc from 'fast-check';
import type { z } from 'zod';
import { consumerCode, mailCode, recoveryCode, scanCode, smsCode } from './codes.ts';
import { credentials, mail, mailPair } from './mail.ts';
import { newPassword, passwordPair, utf8Length } from './password.ts';

/** What a schema answers: the value, or its first message. */
const answer = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : result.error.issues[0]?.message;
};
const mailMessage = 'Veuillez renseigner un email valide';

describe('an e-mail address', () => {
  it.each([
    ['anne@example.org', 'anne@example.org'],
    [' Anne.Le-Bras+velo @Example.ORG ', 'anne.le-bras+velo@example.org'],
    ["o'brien@mail.co.uk", "o'brien@mail.co.uk"],
    ['o’brien@mail.co.uk', "o'brien@mail.co.uk"],
  ])('%s is kept as %s', (typed, stored) => {
    expect(answer(mail, typed)).toBe(stored);
  });

  it.each([
    '',
    'anne',
    'anne@',
    '@example.org',
    'anne@example',
    'hélène@example.org',
    'anne@exämple.org',
    'a..b@example.org',
    '.a@example.org',
    'a@-example.org',
    'a@example.o',
    'a@b@example.org',
    'anne@example.org\u0000',
    12,
    null,
  ])('%j is refused in the specified words', (typed) => {
    expect(answer(mail, typed)).toBe(
      typed === 'anne@example.org\u0000' ? 'Ce texte contient des caractères non autorisés' : mailMessage,
    );
  });

  // A pattern that backtracks would not come back from these within the patience of a test.
  it.each([
    `${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`,
    `a@${'a-'.repeat(120)}`,
    `${'a'.repeat(64)}@${'a.'.repeat(90)}`,
  ])('answers for a long hostile text', (typed) => {
    expect(answer(mail, typed)).toBe(mailMessage);
  });

  it('typed twice must be the same', () => {
    expect(answer(mailPair, { mail: 'a@example.org', mailConfirmation: 'A@example.org ' })).toMatchObject({
      mail: 'a@example.org',
    });
    expect(answer(mailPair, { mail: 'a@example.org', mailConfirmation: 'b@example.org' })).toBe(
      'Les adresses e-mail ne sont pas identiques',
    );
  });
});

it('signing in needs both fields, and no more', () => {
  const message = 'Veuillez renseigner un email et un mot de passe';
  expect(answer(credentials, { mail: ' A @b', password: 'x' })).toEqual({ mail: 'a@b', password: 'x' });
  expect([
    answer(credentials, { mail: ' ', password: 'x' }),
    answer(credentials, { mail: 'a', password: '' }),
    answer(credentials, {}),
  ]).toEqual([message, message, message]);
});

describe('a new password', () => {
  it.each([
    ['Velo2020', 'Velo2020'],
    ['', 'Veuillez renseigner un mot de passe'],
    [undefined, 'Veuillez renseigner un mot de passe'],
    ['Velo202', 'Les mots de passe doivent être sur au moins 8 caractères'],
    ['velo2020', 'Le mot de passe doit contenir au moins un chiffre, une minuscule et une majuscule'],
    ['VELO2020', 'Le mot de passe doit contenir au moins un chiffre, une minuscule et une majuscule'],
    ['VeloVelo', 'Le mot de passe doit contenir au moins un chiffre, une minuscule et une majuscule'],
    [`Aa1${'x'.repeat(69)}`, `Aa1${'x'.repeat(69)}`],
    [`Aa1${'x'.repeat(70)}`, 'Le mot de passe est trop long\u00a0: 72 caractères au plus, un accent en compte deux'],
    [`Aa1${'é'.repeat(35)}`, 'Le mot de passe est trop long\u00a0: 72 caractères au plus, un accent en compte deux'],
    ['Velo2020\u0000', 'Ce texte contient des caractères non autorisés'],
  ])('%j gives %j', (typed, expected) => {
    expect(answer(newPassword, typed)).toBe(expected);
  });

  it('counts bytes as UTF-8 does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        expect(utf8Length(text)).toBe(Buffer.byteLength(text, 'utf8')),
      ),
    );
  });

  it('must be typed twice alike, and says so on the second field', () => {
    const different = passwordPair.safeParse({ password: 'Velo2020', password2: 'Velo2021' });
    expect(different.error?.issues[0]).toMatchObject({
      path: ['password2'],
      message: 'Les mots de passe ne sont pas identiques',
    });
    const both = passwordPair.safeParse({ password: 'velo', password2: 'Velo' });
    expect(both.error?.issues.map(({ path }) => path[0])).toEqual(['password', 'password', 'password2']);
    expect(passwordPair.safeParse({ password: 'Velo2020', password2: 'Velo2020' }).success).toBe(true);
    expect(passwordPair.safeParse(null).success).toBe(false);
  });
});

describe('codes', () => {
  it.each([
    ['mail', mailCode, '123 456', '123456', '12345', 'Veuillez renseigner un code valide'],
    ['recovery', recoveryCode, '012345', '012345', '12345a', 'Veuillez renseigner un code valide'],
    ['SMS', smsCode, ' 000000', '000000', '1234567', 'Veuillez vérifier le code reçu par sms'],
    ['scan', scanCode, '12 345', '12345', '1234', 'Le code doit etre sur 5 caracteres'],
    ['scan of letters', scanCode, '00042', '00042', 'ABCDE', 'Le code doit etre sur 5 caracteres'],
    [
      'pre-registration',
      consumerCode,
      'ab3d efgh',
      'AB3DEFGH',
      'AB0DEFGH',
      'Veuillez renseigner un code de préinscription valide',
    ],
  ] as const)('%s', (_name, schema, typed, stored, wrong, message) => {
    expect(answer(schema, typed)).toBe(stored);
    expect(answer(schema, wrong)).toBe(message);
    expect(answer(schema, undefined)).toBe('Ce champ est obligatoire');
  });

  it('refuses digits of other scripts', () => {
    expect(smsCode.safeParse('١٢٣٤٥٦').success).toBe(false);
  });
});
