import fc from 'fast-check';
import { amountToCompare, comparedAmounts, unlikeAmounts } from './compared-amounts.ts';

describe('an amount that was typed', () => {
  const printed = [{ cents: 4_250, name: 'net' as const }, { cents: 5_100 }];

  it('finds an amount unlike an invoice that prints others', () => {
    expect(unlikeAmounts(12_000, printed)).toEqual(printed);
  });

  it('finds an amount like an invoice that prints it among others', () => {
    expect(unlikeAmounts(4_250, printed)).toEqual([]);
    expect(unlikeAmounts(5_100, printed)).toEqual([]);
  });

  it('finds no difference to an invoice without amounts, as of a scan', () => {
    expect(unlikeAmounts(4_250, [])).toEqual([]);
  });

  it('compares an amount where the invoice prints some, and not where it prints none', () => {
    expect(comparedAmounts(4_250, printed)).toEqual({ isAmountPrinted: true });
    expect(comparedAmounts(12_000, printed)).toEqual({ printedAmounts: printed });
    expect(comparedAmounts(4_250, [])).toEqual({});
  });

  it.each([
    ['of a shop without VAT, as its total', '293B', [{ cents: 12_500, name: 'gross' }], true],
    ['as the total with the VAT of the shop', '20', [{ cents: 15_000, name: 'gross' }], true],
    ['as the total with the VAT of overseas, within a cent', '8.5', [{ cents: 13_563, name: 'due' }], true],
    ['as the total with the VAT of another place', '20', [{ cents: 13_563, name: 'gross' }], false],
    ['as the total with VAT of a shop that charges it', '20', [{ cents: 12_500, name: 'gross' }], false],
    ['as the total of a shop that has not said its VAT', undefined, [{ cents: 12_500, name: 'gross' }], true],
    [
      'excluding tax beside the total',
      '20',
      [
        { cents: 12_500, name: 'net' },
        { cents: 15_000, name: 'gross' },
      ],
      true,
    ],
  ] as const)('of 125,00 € is printed %s', (_how, rate, amounts, isPrinted) => {
    const vat = { rate, campaign: { vatPercent: 20 } };
    expect(unlikeAmounts(12_500, amounts, vat).length === 0).toBe(isPrinted);
  });

  it.each([
    [
      '20',
      [
        { cents: 13_000, name: 'net' },
        { cents: 15_600, name: 'gross' },
      ],
      { cents: 13_000, name: 'net' },
      500,
    ],
    ['20', [{ cents: 15_600, name: 'gross' }], { cents: 15_600, name: 'gross' }, 600],
    ['293B', [{ cents: 13_000, name: 'gross' }], { cents: 13_000, name: 'gross' }, 500],
    ['20', [{ cents: 990 }], { cents: 990 }, undefined],
  ] as const)('of 125,00 € at %s differs from the amount of the same kind: %j', (rate, amounts, amount, gapCents) => {
    expect(amountToCompare(12_500, amounts, { rate, campaign: { vatPercent: 20 } })).toEqual({ amount, gapCents });
  });

  it('finds an amount unlike exactly where nothing printed is the same', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 500 }).map((cents) => ({ cents })));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), amounts, (typed, all) => {
        const isUnlike = unlikeAmounts(typed, all).length > 0;
        expect(isUnlike).toBe(all.length > 0 && !all.some(({ cents }) => cents === typed));
      }),
    );
  });
});
