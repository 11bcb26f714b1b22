import fc from 'fast-check';
import { programme2020 } from '../campaign/campaigns.fixture.ts';
import { decideCorrection, highestPremium } from './decide-correction.ts';

const correct = (premiumCents: number, adjustmentCents: number, kind: 0 | 1 | 2 = 0) => {
  const decision = decideCorrection({ kind, premiumCents }, adjustmentCents, programme2020);
  return decision.ok ? decision.value : 'refused';
};

describe('the correction of a paid premium', () => {
  it.each([
    [50_00, -10_00, 40_00],
    [40_00, 10_00, 50_00],
    [40_00, 10_01, 'refused'],
    [50_00, 1, 'refused'],
    [50_00, -50_00, 0],
    [50_00, -50_01, 'refused'],
    [20_00, 0.5, 'refused'],
    [20_00, Number.NaN, 'refused'],
    [0, Number.NEGATIVE_INFINITY, 'refused'],
  ])('of %d cents by %d cents gives %s', (premium, adjustment, corrected) => {
    expect(correct(premium, adjustment)).toBe(corrected);
  });

  it.each([
    ['a repair goes up to its invoice', 0, 35_11, 35_11, 35_11],
    ['a repair goes no cent above its invoice', 0, 35_11, 35_12, 'refused'],
    ['a repair stays below the cap where its invoice is above', 0, 80_00, 50_01, 'refused'],
    ['a session is not bound to its invoice', 1, 30_00, 45_00, 45_00],
  ] as const)('of %s', (_, kind, invoiceCents, asked, corrected) => {
    const decision = decideCorrection({ kind, premiumCents: 30_00, invoiceCents }, asked - 30_00, programme2020);
    expect(decision.ok ? decision.value : 'refused').toBe(corrected);
  });

  it('says that the invoice is exceeded', () => {
    expect(decideCorrection({ kind: 0, premiumCents: 30_00, invoiceCents: 35_11 }, 19_90, programme2020)).toEqual({
      ok: false,
      refusal: {
        id: 'premium-above-the-invoice',
        code: 'ValidationException',
        message: 'amount_to_refund (INVALID): Above the invoice',
        explanation: 'La prime corrigée ne peut pas dépasser le montant de la facture sans TVA',
      },
    });
  });

  it('of a session goes up to the premium of one person alone', () => {
    expect([
      highestPremium(0, programme2020),
      highestPremium(1, programme2020),
      highestPremium(2, programme2020),
    ]).toEqual([50_00, 67_50, 67_50]);
    expect([correct(30_00, 37_50, 1), correct(30_00, 37_51, 1)]).toEqual([67_50, 'refused']);
  });

  it('says why it is refused', () => {
    expect(decideCorrection({ kind: 0, premiumCents: 50_00 }, 1, programme2020)).toEqual({
      ok: false,
      refusal: {
        id: 'premium-beyond-the-campaign',
        code: 'ValidationException',
        message: 'amount_to_refund (INVALID): Invalid amount',
        explanation: 'La prime corrigée doit rester entre 0\u00a0€ et le plafond du programme',
      },
    });
  });

  it('never leads over the cap nor below nothing, however often it is made', () => {
    const adjustments = fc.array(fc.integer({ min: -80_00, max: 80_00 }), { maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), adjustments, (net, signed) => {
        const paid = Math.min(net, programme2020.repairCapCents);
        const corrected = signed.reduce((premium, adjustment) => {
          const decided = correct(premium, adjustment);
          return decided === 'refused' ? premium : decided;
        }, paid);
        expect(corrected).toBeGreaterThanOrEqual(0);
        expect(corrected).toBeLessThanOrEqual(programme2020.repairCapCents);
      }),
    );
  });
});

it.each([
  ['takes the correction up to the cap and what other campaigns gave the file', 20_00, 70_00],
  ['refuses a correction above the cap of a file to which no other campaign added', 0, 'refused'],
])('%s', (_, supplementCents, corrected) => {
  const decision = decideCorrection({ kind: 0, premiumCents: 50_00, supplementCents }, 20_00, programme2020);
  expect(decision.ok ? decision.value : 'refused').toBe(corrected);
});
