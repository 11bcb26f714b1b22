import { iban } from './iban.ts';
import { englishMessage } from './messages.ts';
import { compactIban } from './typed-iban.ts';

const stored = 'FR7630006000011234567890189';

describe('an IBAN as people write it', () => {
  it.each([
    ['with the word before it', 'IBAN : FR76 3000 6000 0112 3456 7890 189'],
    ['with the word and no colon', 'iban fr7630006000011234567890189'],
    ['with no-break spaces', 'FR76\u00a03000\u00a06000\u00a00112\u00a03456\u00a07890\u00a0189'],
    ['with dots and dashes', 'FR76.3000-6000.0112.3456.7890.189'],
    ['with marks that nobody sees', '\u202aFR7630006000011234567890189\u202c'],
    ['with the letter O for zeros', 'FR76 3OOO 6OOO O112 3456 789O 189'],
    ['with the letter I for ones', 'FR76 3000 6000 0II2 3456 7890 I89'],
    ['with both, in small letters', 'fr76 3ooo 6000 0i12 3456 7890 189'],
  ])('reads a typed IBAN %s', (_how, typed) => {
    expect(iban.parse(typed)).toBe(stored);
  });

  it('keeps in a typed IBAN the letters that its country has in the account', () => {
    expect(iban.parse('GB82 WEST 1234 5698 7654 32')).toBe('GB82WEST12345698765432');
    expect(iban.parse('FR14 2004 1010 0505 0001 3M02 606')).toBe('FR1420041010050500013M02606');
  });

  it.each(['FR7630006000011234567890188', 'IBAN', '', 'FR76'])('reads no IBAN in %j', (typed) => {
    expect(iban.safeParse(typed).error?.issues[0]?.message).toBe('Veuillez renseigner un IBAN valide');
  });

  it.each([
    ['FR76 30O0 6000 0112 3456 7890 188', 7, '7e', 'O'],
    ['IBAN : FR76 3000 6000 0I12 3456 7890 188', 14, '14e', 'I'],
    ['FR7X 3000 6000 0112 3456 7890 189', 4, '4e', 'X'],
  ])('refuses the typed IBAN %j with the place of its letter', (typed, position, rank, letter) => {
    const message = iban.safeParse(typed).error?.issues[0]?.message ?? '';
    expect(message).toBe(
      `Veuillez renseigner un IBAN valide\u00a0: le ${rank} caractère est la lettre ${letter}, là où un chiffre est attendu`,
    );
    expect(englishMessage(message)).toBe(
      `Invalid iban: character ${position} is the letter ${letter} where a digit is expected`,
    );
  });

  it('keeps the word IBAN while nothing else of an IBAN is typed', () => {
    expect(['IBAN', 'IBAN : ', 'IBAN : FR', 'IBAN : FR76'].map(compactIban)).toEqual([
      'IBAN',
      'IBAN:',
      'IBAN:FR',
      'FR76',
    ]);
  });
});
