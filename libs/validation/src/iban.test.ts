import fc from 'fast-check';
import { accountHolder, anyIban, bic, displayIban, iban, ibanNeedsBic, isBankOf } from './iban.ts';

const messageOf = (result: { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('an IBAN', () => {
  it('checks an IBAN to its last digit and shows it in groups of four', () => {
    expect(iban.parse('fr14 2004 1010 0505 0001 3m02 606')).toBe('FR1420041010050500013M02606');
    expect(displayIban('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
    expect(messageOf(iban.safeParse('FR1420041010050500013M02607'))).toBe('Veuillez renseigner un IBAN valide');
    expect(['', 'FR14', 'XX1420041010050500013M02606'].some((typed) => iban.safeParse(typed).success)).toBe(false);
  });

  it('refuses an IBAN of which any one character changes', () => {
    const right = 'FR1420041010050500013M02606';
    fc.assert(
      fc.property(fc.integer({ min: 2, max: right.length - 1 }), fc.integer({ min: 0, max: 9 }), (index, digit) => {
        const typed = `${right.slice(0, index)}${digit}${right.slice(index + 1)}`;
        expect(iban.safeParse(typed).success).toBe(typed === right);
      }),
    );
  });
});

describe('the account that refunds are paid to', () => {
  const outside = 'Ce compte est hors de la zone SEPA\u00a0: nos virements n’y arrivent pas';

  it.each([
    ['BR', 'BR1800360305000010009795493C1', outside],
    ['US', 'US64SVBKUS6S3300958879', 'Veuillez renseigner un IBAN valide'],
    ['TR', 'TR330006100519786457841326', outside],
    ['Faroe Islands', 'FO6264600001631634', outside],
    ['FR', 'FR1420041010050500013M02606', undefined],
    ['MC', 'MC5811222000010123456789030', undefined],
    ['CH', 'CH9300762011623852957', undefined],
    ['GB', 'GB29NWBK60161331926819', undefined],
  ])('takes or refuses an account of %s: %s', (_country, typed, refusal) => {
    const read = iban.safeParse(typed);
    expect(read.error?.issues.map(({ message }) => message)).toEqual(refusal && [refusal]);
  });

  it('reads an account outside SEPA that was stored before', () => {
    expect(anyIban.parse('BR18 0036 0305 0000 1000 9795 493C1')).toBe('BR1800360305000010009795493C1');
  });

  it.each([
    ['MC5811222000010123456789030', true],
    ['CH9300762011623852957', true],
    ['GB29NWBK60161331926819', true],
    ['SM86U0322509800000000270100', true],
    ['FR1420041010050500013M02606', false],
    ['LI21088100002324013AA', false],
    ['', false],
  ])('the account %s needs its BIC: %s', (stored, isNeeded) => expect(ibanNeedsBic(stored)).toBe(isNeeded));

  it('takes a BIC of eight or eleven characters, in any case and with blanks', () => {
    expect(bic.parse(' agri frpp xxx ')).toBe('AGRIFRPPXXX');
    expect(bic.parse('UBSWCHZH80A')).toBe('UBSWCHZH80A');
    for (const wrong of ['AGRIFRP', '1234FRPP', 'FR76300060000112'])
      expect(messageOf(bic.safeParse(wrong))).toBe('Veuillez renseigner un code BIC valide');
  });

  it.each([
    ['UBSWCHZH80A', 'CH9300762011623852957', true],
    ['AGRIFRPP', 'CH9300762011623852957', false],
    ['BARCJESH', 'GB29NWBK60161331926819', true],
  ])('the bank %s holds the account %s: %s', (bank, account, isRight) => expect(isBankOf(bank, account)).toBe(isRight));

  it('returns the holder of an account as it was typed', () => {
    expect(accountHolder.parse('  Élodie d’Aboville ')).toBe('Élodie d’Aboville');
    expect(accountHolder.safeParse(' ').success).toBe(false);
  });
});
