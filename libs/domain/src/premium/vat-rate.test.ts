import { programme2020 } from '../campaign/campaigns.fixture.ts';
import { fileLeftToPay, sessionLeftToPay } from './premium.ts';
import { amountOfGross, grossOf, vatPercentOf, vatRates, vatStampLines, vatText, type VatRate } from './vat-rate.ts';

describe('the tax of a shop', () => {
  it.each<[VatRate | undefined, number, number]>([
    [undefined, 25_00, 100_00],
    ['20', 25_00, 100_00],
    ['8.5', 10_63, 85_63],
    ['2.1', 2_63, 77_63],
    ['0', 0, 75_00],
    ['293B', 0, 75_00],
  ])(
    'adds the VAT of a shop at the rate %s to 125 €: %i cents, of which the customer pays %i in all',
    (rate, vatCents, totalCents) => {
      expect(fileLeftToPay({ invoiceCents: 125_00, premiumCents: 50_00 }, programme2020, rate)).toEqual({
        netCents: 75_00,
        vatCents,
        totalCents,
      });
    },
  );

  it('leaves nothing to pay of an invoice of 10 € without VAT, and nothing of a session', () => {
    expect(fileLeftToPay({ invoiceCents: 10_00, premiumCents: 10_00 }, programme2020, '293B').totalCents).toBe(0);
    expect(sessionLeftToPay(1, programme2020, '293B').totalCents).toBe(0);
  });

  it('computes what the customer pays from the premium of the file, a corrected one too', () => {
    const amounts = { invoiceCents: 125_00, premiumCents: 40_00 };
    expect(fileLeftToPay(amounts, programme2020, '20')).toEqual({
      netCents: 85_00,
      vatCents: 25_00,
      totalCents: 110_00,
    });
  });

  it('takes the VAT rate of the campaign for a shop that has set none', () => {
    expect(vatPercentOf(undefined, { vatPercent: 21 })).toBe(21);
  });
});

it.each<[VatRate | undefined, number, number]>([
  [undefined, 150_00, 125_00],
  ['20', 59_99, 49_99],
  ['8.5', 135_63, 125_00],
  ['2.1', 127_63, 125_00],
  ['293B', 125_00, 125_00],
])('converts at the rate %s an amount of %i cents with VAT to %i cents without', (rate, gross, net) => {
  expect(amountOfGross(gross, rate, programme2020)).toBe(net);
});

it.each(vatRates)('returns within a cent to an amount with VAT at the rate %s once it is taxed again', (rate) => {
  for (let gross = 1; gross < 3_000; gross += 1) {
    const back = grossOf(amountOfGross(gross, rate, programme2020), rate, programme2020);
    expect(Math.abs(back - gross)).toBeLessThanOrEqual(1);
  }
});

it.each<[VatRate | undefined, string, readonly string[]]>([
  [undefined, 'TVA 20\u00a0%', []],
  ['20', 'TVA 20\u00a0%', ['HT (TVA 20\u00a0%)']],
  ['8.5', 'TVA 8,5\u00a0%', ['HT (TVA 8,5\u00a0%)']],
  ['0', 'TVA 0\u00a0%', ['HT (TVA 0\u00a0%)']],
  ['293B', 'TVA non applicable, art. 293 B du CGI', ['TVA non applicable,', 'art. 293 B du CGI']],
])('names the VAT of a shop at the rate %s as « %s », on the stamp of an invoice as %j', (rate, text, lines) => {
  expect(vatText(rate, programme2020)).toBe(text);
  expect(vatStampLines(rate)).toEqual(lines);
});
