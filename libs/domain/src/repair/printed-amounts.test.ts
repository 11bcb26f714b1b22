import fc from 'fast-check';
import { amountsOfText, maxPrintedAmounts } from './printed-amounts.ts';

const centsOf = (...lines: string[]) => amountsOfText(lines).map(({ cents }) => cents);

describe('the amounts that an invoice prints', () => {
  it.each<[string, number[]]>([
    ['1 234,56 €', [123_456]],
    ['1\u00a0234,56\u00a0€', [123_456]],
    ['1\u202f234,56 €', [123_456]],
    ['1.234,56 EUR', [123_456]],
    ['1,234.56', [123_456]],
    ['1’234.56', [123_456]],
    ['1234,56', [123_456]],
    ['45.00', [4_500]],
    ['45,5 €', [4_550]],
    ['45 €', [4_500]],
    ['1 200 euros', [120_000]],
    ['€ 45', [4_500]],
    ['(42,50)', [4_250]],
    ['Chambre à air 700x28\t2\t6,50\t13,00', [650, 1_300]],
    ['Remise -5,00', [500]],
  ])('are read in « %s »', (line, cents) => {
    expect(centsOf(line)).toEqual(cents);
  });

  it.each([
    'Facture du 12.05.2024',
    'Tél. 03.88.12.34.56',
    'TVA 20,00 %',
    'Pneu 26x1.75',
    'SIRET 732 829 320 00074',
    '67000 Strasbourg',
    'Version 1.10.2',
    'Total 3 articles',
    'Remise 0,00 €',
    'Cycles du Rhin, SARL au capital de 7 500 €',
    'Indemnité forfaitaire pour frais de recouvrement : 40 €',
    'Pénalités de retard de 15,00 €',
    'IBAN FR76 3000 6000 0112 3456 7890 189',
    '9 999 999 999 999,99 €',
  ])('are none in « %s »', (line) => {
    expect(centsOf(line)).toEqual([]);
  });

  it.each([
    ['Total HT : 42,50 EUR', 'net', 4_250],
    ['TOTAL H.T.\t42,50', 'net', 4_250],
    ['Montant hors taxes 42,50', 'net', 4_250],
    ['TVA 20 % : 8,50', 'vat', 850],
    ['Total TTC : 51', 'gross', 5_100],
    ['Montant T.T.C.\t51,00 €', 'gross', 5_100],
    ['Net à payer : 51,00 €', 'due', 5_100],
    ['NET A PAYER TTC\t51', 'due', 5_100],
    ['Montant dû 51,00', 'due', 5_100],
    ['Montant : 45.00', 'total', 4_500],
    ['TOTAL\t45', 'total', 4_500],
  ])('have the name that stands before them in « %s »: %s', (line, name, cents) => {
    expect(amountsOfText([line])).toEqual([{ cents, name }]);
  });

  it('are named each by the words between it and the one before', () => {
    expect(amountsOfText(['Total HT 42,50 € TVA 8,50 € Total TTC 51,00 €'])).toEqual([
      { cents: 4_250, name: 'net' },
      { cents: 850, name: 'vat' },
      { cents: 5_100, name: 'gross' },
    ]);
  });

  it('are told once each, those with a name first', () => {
    expect(amountsOfText(['Réparation 42,50', 'Éclairage 9,90', 'Total HT 42,50', 'Total TTC 51,00'])).toEqual([
      { cents: 4_250, name: 'net' },
      { cents: 5_100, name: 'gross' },
      { cents: 990 },
    ]);
  });

  it('are not compared where there are more than any invoice of a repair has', () => {
    const lines = Array.from({ length: maxPrintedAmounts + 1 }, (_, n) => `${n + 1},00 €`);
    expect(centsOf(...lines)).toEqual([]);
    expect(centsOf(...lines.slice(1))).toHaveLength(maxPrintedAmounts);
  });

  it('are read whatever the amount, the way of writing it and the words around', () => {
    const separator = fc.constantFrom('', ' ', '\u00a0', '\u202f', '.');
    const around = fc.constantFrom('', 'Total TTC : ', 'Révision complète\t', '(', 'soit ');
    const sign = fc.constantFrom('', ' €', '\u00a0EUR', '€', ' euros', ' TTC');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        separator,
        around,
        sign,
        (cents, thousands, before, after) => {
          const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
          const line = `${before}${whole},${String(cents % 100).padStart(2, '0')}${after}`;
          expect(centsOf(line)).toEqual([cents]);
        },
      ),
    );
  });

  it('take no time to speak of for a text of a stranger’s making', () => {
    const hostile = ['1 '.repeat(50_000), '111 '.repeat(30_000), '1'.repeat(100_000), 'Total '.repeat(20_000)];
    expect(centsOf(...hostile)).toEqual([]);
  });
});
