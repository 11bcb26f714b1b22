import { programme2020 } from '../campaign/campaign.ts';
import { fileLeftToPay, leftToPay, sessionLeftToPay } from './premium.ts';
import { amountOfGross, grossOf, vatPercentOf, vatRates, type VatRate } from './vat-rate.ts';

describe('the tax of a shop', () => {
  it.each<[VatRate | undefined, number, number]>([
    [undefined, 25_00, 100_00],
    ['20', 25_00, 100_00],
    ['8.5', 10_63, 85_63],
    ['2.1', 2_63, 77_63],
    ['0', 0, 75_00],
    ['293B', 0, 75_00],
  ])('at the rate %s adds %i cents to 125 €, and leaves %i cents to pay', (rate, vatCents, totalCents) => {
    expect(leftToPay(125_00, programme2020, rate)).toEqual({ netCents: 75_00, vatCents, totalCents });
  });

  it('leaves nothing to pay of 10 € where none is charged, and of a session neither', () => {
    expect(leftToPay(10_00, programme2020, '293B').totalCents).toBe(0);
    expect(sessionLeftToPay(1, programme2020, '293B').totalCents).toBe(0);
  });

  it('is reckoned of a file from the premium that it has, a corrected one too', () => {
    const amounts = { invoiceCents: 125_00, premiumCents: 40_00 };
    expect(fileLeftToPay(amounts, programme2020, '20')).toEqual({
      netCents: 85_00,
      vatCents: 25_00,
      totalCents: 110_00,
    });
  });

  it('is the campaign’s where the shop has not said', () => {
    expect(vatPercentOf(undefined, { vatPercent: 21 })).toBe(21);
  });
});

it.each<[VatRate | undefined, number, number]>([
  [undefined, 150_00, 125_00],
  ['20', 59_99, 49_99],
  ['8.5', 135_63, 125_00],
  ['2.1', 127_63, 125_00],
  ['293B', 125_00, 125_00],
])('an amount with tax, at the rate %s, of %i cents is %i cents excluding it', (rate, gross, net) => {
  expect(amountOfGross(gross, rate, programme2020)).toBe(net);
});

it.each(vatRates)('an amount with tax, at the rate %s, comes back within a cent once it is taxed again', (rate) => {
  for (let gross = 1; gross < 3_000; gross += 1) {
    const back = grossOf(amountOfGross(gross, rate, programme2020), rate, programme2020);
    expect(Math.abs(back - gross)).toBeLessThanOrEqual(1);
  }
});
