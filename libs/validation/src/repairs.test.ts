import fc from 'fast-check';
import { eurosOfCents, formatEuros } from '@alveole/domain';
import { amountFault } from './amount-fault.ts';
import { amountInCents } from './amount.ts';
import { documentFileName, photoFileName } from './files/chosen-file.ts';
import { invoiceChoiceFault, photoTimeFault } from './files/file-fault.ts';
import { displayFileName, extensionOfKind, fileExtension } from './files/file-name.ts';
import { englishMessage, messages } from './messages.ts';
import {
  acceptedTerms,
  bikeBrand,
  bikeSerial,
  chosenStatus,
  chosenUser,
  complementText,
  eligiblePremium,
  participants,
  scannedSerial,
} from './repair-fields.ts';
import { searchFault, searchWords, searchedWords } from './search-text.ts';
import { centsOfText } from './typed-amount.ts';

const messageOf = (result: { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('an amount', () => {
  it.each([
    ['10', 10_00],
    ['10,5', 10_50],
    ['10.50', 10_50],
    ['0,01', 1],
    [' 1 234,56 € ', 1_234_56],
    ['1.1', 1_10],
    ['9999999,99', 9_999_999_99],
    ['49€90', 49_90],
    ['49 € 90', 49_90],
    ['1.149,07', 1_149_07],
    ['1,149.07', 1_149_07],
    ['1 149,07 €', 1_149_07],
    ['1\u00a0149,07\u00a0€', 1_149_07],
    ['1\u202f149,07\u202f€', 1_149_07],
    ['12,50 euros', 12_50],
    ['12,50EUR', 12_50],
    ['10,', 10_00],
  ])('%s is %i cents', (typed, cents) => {
    expect(amountInCents.parse(typed)).toBe(cents);
  });

  it.each([
    ['', 'Veuillez renseigner un montant'],
    ['  ', 'Veuillez renseigner un montant'],
    ['0', 'Veuillez saisir un montant supérieur à 0€'],
    ['0,00', 'Veuillez saisir un montant supérieur à 0€'],
    ['-5', 'Veuillez saisir un montant supérieur à 0€'],
    ['−5', 'Veuillez saisir un montant supérieur à 0€'],
    ['2370;7', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['49€9', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['1.149', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['1 2 3', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['12 50', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['1.14.907,00', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['5²', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['12 $', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['10,555', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['1e3', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['dix', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['12345678,90', 'Veuillez saisir un montant de dix caractères au plus'],
    ['12345678901', 'Veuillez saisir un montant de dix caractères au plus'],
    ['12345678,9', 'Veuillez saisir un montant de dix caractères au plus'],
    ['10000000', 'Veuillez saisir un montant de dix caractères au plus'],
  ])('%j is refused: %s', (typed, message) => {
    expect(messageOf(amountInCents.safeParse(typed))).toBe(message);
  });

  it.each([
    [null, messages.amount],
    [Number.NaN, messages.amountFormat],
    [0, messages.amountPositive],
    [12_500, undefined],
  ])('answers the fault of %s cents that a field gives: %j', (cents, fault) => {
    expect(amountFault(cents)).toBe(fault);
  });

  it('loses no cent between typing and display', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(centsOfText(formatEuros(cents))).toBe(cents);
        expect(centsOfText(eurosOfCents(cents).toFixed(2))).toBe(cents);
      }),
    );
  });
});

describe('files', () => {
  const message = 'Les fichiers autorisés sont les images au format PNG ou JPG, ainsi que les documents PDF';

  it('are allowed by their extension in any case', () => {
    expect(['a.jpg', 'a.JPEG', 'a.b.Png', 'a.PDF'].map(fileExtension)).toEqual(['.jpg', '.jpg', '.png', '.pdf']);
    expect(['a.gif', 'a.heic', 'jpg', 'a.pdf.exe', 'a.', '', 'a.constructor'].map(fileExtension)).toEqual(
      Array.from({ length: 7 }),
    );
    expect(messageOf(documentFileName.safeParse('a.exe'))).toBe(message);
    expect(documentFileName.safeParse('facture.pdf').success).toBe(true);
    expect([photoFileName.safeParse('velo.JPG').success, photoFileName.safeParse('velo.pdf').success]).toEqual([
      true,
      false,
    ]);
  });

  it('are sent by the extension of their kind', () => {
    expect((['pdf', 'png', 'jpeg'] as const).map(extensionOfKind)).toEqual(['.pdf', '.png', '.jpg']);
  });

  it('show 25 characters of their name', () => {
    expect(displayFileName('facture-de-25-characters1')).toBe('facture-de-25-characters1');
    expect(displayFileName('facture-de-26-characters12')).toBe('facture-de-26-characters…');
    expect(Array.from(displayFileName('🚲'.repeat(40)))).toHaveLength(25);
  });

  it('of a bike are photos of the last 24 hours', () => {
    const now = new Date('2020-06-15T12:00:00Z');
    expect(photoTimeFault(new Date('2020-06-14T12:00:00Z'), now)).toBeUndefined();
    expect(photoTimeFault(new Date('2020-06-14T11:59:59Z'), now)).toBe('Merci de sélectionner une photo plus récente');
  });

  it('of an invoice must be chosen', () => {
    expect(invoiceChoiceFault({ name: 'facture.pdf' })).toBeUndefined();
    expect([null, undefined].map(invoiceChoiceFault)).toEqual([
      'Veuillez sélectionner une facture',
      'Veuillez sélectionner une facture',
    ]);
  });
});

describe('a search', () => {
  it('drops words of two characters and needs three', () => {
    expect(searchedWords('  vélo de la  ville ')).toBe('vélo ville');
    expect(searchWords('du 06 abc')).toEqual(['abc']);
    expect(searchFault('de la')).toBe('Veuillez renseigner 3 caractères minimum');
    expect(searchFault('abc')).toBeUndefined();
    expect(searchFault('a\u0007bc')).toBe('Ce texte contient des caractères non autorisés');
  });
});

describe('fields of a file', () => {
  it.each([
    [bikeBrand, 'Il manque une information'],
    [bikeSerial, 'Saisir le numero de marquage ou mettre "Pas de numero"'],
    [complementText, 'Veuillez saisir la demande de complément'],
    [eligiblePremium, 'Veuillez renseigner une prime éligible'],
    [chosenUser, 'Veuillez sélectionner un utilisateur'],
    [chosenStatus, 'Veuillez changer le status'],
    [acceptedTerms, 'Veuillez accepter les conditions générales et la politique de confidentialité'],
  ] as const)('%#: %s', (schema, message) => {
    expect(messageOf(schema.safeParse(' '))).toBe(message);
  });

  it.each(['Motobécane', 'Gian', 'Remise en selle'])('refuse %s, which is no brand of the list', (brand) => {
    expect(messageOf(bikeBrand.safeParse(brand))).toBe('Choisissez une marque de la liste, ou «\u00a0Autre\u00a0»');
  });

  it('count one person unless two or three are said', () => {
    expect([1, 2, 3, '2', '3', 0, 4, 'x', undefined, null].map((value) => participants.parse(value))).toEqual([
      1, 2, 3, 2, 3, 1, 1, 1, 1, 1,
    ]);
  });
});

describe('a bike’s number read by the camera', () => {
  it('is written as one types it: without outer spaces, in capitals', () => {
    expect(scannedSerial.parse(' wsbc602123456k ')).toBe('WSBC602123456K');
  });

  it.each([
    ['has three characters', 'AB1'],
    ['has three characters between spaces', '  AB1  '],
    ['has 81 characters', '7'.repeat(81)],
    ['holds the separator of trade codes', '01034\u001d21ABC'],
  ])('is none when it %s', (_what, text) => {
    expect(scannedSerial.safeParse(text).success).toBe(false);
  });

  it.each(['AB12', '7'.repeat(80)])('may be %s', (text) => {
    expect(scannedSerial.parse(text)).toBe(text);
  });
});

describe('the two voices of a message', () => {
  it('say on the wire what the specification quotes', () => {
    expect(englishMessage(messages.mail)).toBe('Invalid email');
    expect(englishMessage(messages.code)).toBe('Invalid characters');
    expect(englishMessage(messages.passwordLength)).toBe('Invalid characters');
    expect(englishMessage(messages.company)).toBe('Field is required');
    expect(englishMessage('Bonjour')).toBeUndefined();
  });

  it('are one to one, so that a French message has one meaning', () => {
    const all = Object.values(messages);
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((message) => englishMessage(message) !== undefined)).toBe(true);
  });

  it('break no line before a colon, except where the specification is quoted letter by letter', () => {
    expect(Object.values(messages).filter((message) => / [:;?!€]/.test(message))).toEqual([messages.birthDate]);
  });
});
