import { RepairKind } from '@alveole/domain';
import fc from 'fast-check';
import { textOf } from '../record/message.ts';
import { validationCodeSms } from './validation-code-sms.ts';

/** 3GPP TS 23.038, default alphabet without its extension: each of these costs one of the 160 septets. */
const gsm7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const beginning = 'Alvéole : votre code est 407213. Donnez-le à ';
const ending = / pour valider la (réparation|séance)\. Valable 30 minutes\.$/;

const textFor = (
  entityName: string,
  { kind = RepairKind.repair, programmeName = 'Alvéole' }: { kind?: RepairKind; programmeName?: string } = {},
): string => textOf(validationCodeSms({ programmeName, phone: '+33612345678', entityName, kind }, '407213'));
const nameIn = (text: string): string => text.slice(beginning.length).replace(ending, '');

const shopNames = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('L’Atelier « Chez Zoë »', 'Cœur de vélo — Œuvre', 'Garage €uro [Nord]', '自行车', ''),
);

describe('the text with the code', () => {
  it('is one SMS of the GSM alphabet and holds the code and the act whole, whatever the shop is called', () => {
    fc.assert(
      fc.property(shopNames, fc.constantFrom(RepairKind.repair, RepairKind.session), (name, kind) => {
        const text = textFor(name, { kind });
        expect([...text].filter((sign) => !gsm7.includes(sign) || sign === '\n' || sign === '\r')).toEqual([]);
        expect(text.length).toBeLessThanOrEqual(160);
        expect(text.startsWith(beginning)).toBe(true);
        expect(text).toMatch(ending);
        expect(nameIn(text).trim()).not.toBe('');
      }),
      { seed: 12, numRuns: 2000 },
    );
  });

  it.each([
    ['Les Cycles du Château à Étaples', 'Les Cycles du Chateau à Étaples'],
    ['L’Atelier « Chez Zoë »', 'L\'Atelier "Chez Zoe"'],
    ['Cœur de vélo — Nord', 'Coeur de vélo - Nord'],
    ['Vélos\u00a0&\nCie', 'Vélos & Cie'],
    ['自行车', "l'établissement"],
  ])('writes %s as %s', (name, written) => {
    expect(nameIn(textFor(name))).toBe(written);
  });

  it.each([
    ['the longest name that a programme may have', 'Vélo€'.repeat(8), 'VéloE'.repeat(8)],
    ['one that phones lack signs for', 'Cœur « Zoë »', 'Coeur "Zoe"'],
  ])('is written in the name of the programme, one SMS still: %s', (_, programmeName, written) => {
    const text = textFor('Association des mécaniciennes et mécaniciens', { programmeName });
    expect(text.startsWith(`${written} : votre code est 407213. Donnez-le à Association`)).toBe(true);
    expect(text).toMatch(ending);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('begins with the code where no phone can write the programme’s name', () => {
    expect(textFor('Les Cycles', { programmeName: '自行车' })).toMatch(
      /^votre code est 407213\. Donnez-le à Les Cycles/,
    );
  });

  it('shortens a name that is too long, and says so by three dots', () => {
    const text = textFor('Association des mécaniciennes et mécaniciens de la grande couronne parisienne');
    expect(nameIn(text)).toMatch(/^Association des mécaniciennes et .*[^ ]\.\.\.$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});
