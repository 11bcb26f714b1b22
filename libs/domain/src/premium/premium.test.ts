import fc from 'fast-check';
import { programme2020 } from '../campaign/campaigns.fixture.ts';
import {
  fileLeftToPay,
  participantsOfPremium,
  repairAmounts,
  sessionLeftToPay,
  sessionParticipants,
  sessionPremium,
  type Participants,
} from './premium.ts';

const amount = fc.integer({ min: 1, max: 999_999_999 });

it.each([0, -1, 10.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'refuses an invoice of %d, which is no amount in cents',
  (net) => {
    const rules = { centsOf: () => net };
    expect(() => repairAmounts({ invoiceCents: net }, rules)).toThrow(
      new RangeError('An amount is a whole number of cents above 0'),
    );
  },
);

it('hands the whole situation of a repair to the rules, and returns the invoice with the premium that they give', () => {
  const centsOf = jest.fn().mockReturnValue(12_00);
  const situation = { invoiceCents: 20_00, age: 34, homeDepartment: '69' };
  expect(repairAmounts(situation, { centsOf })).toEqual({ invoiceCents: 20_00, premiumCents: 12_00 });
  expect(centsOf).toHaveBeenCalledWith('repairPremium', situation);
});

describe('what is left to pay', () => {
  it.each([
    ['2 € for a repair of 10 € that is paid whole', [10_00, 10_00], { netCents: 0, vatCents: 2_00, totalCents: 2_00 }],
    [
      '100 € for a repair of 125 € with a premium of 50 €: 75 € and 25 € of tax',
      [125_00, 50_00],
      { netCents: 75_00, vatCents: 25_00, totalCents: 100_00 },
    ],
  ] as const)('is %s', (_, [invoiceCents, premiumCents], left) => {
    expect(fileLeftToPay({ invoiceCents, premiumCents }, programme2020)).toEqual(left);
  });

  it('and the premium make the whole invoice, to the cent', () => {
    fc.assert(
      fc.property(amount, fc.double({ min: 0, max: 1, noNaN: true }), (invoiceCents, share) => {
        const premiumCents = Math.floor(invoiceCents * share);
        const { netCents, vatCents, totalCents } = fileLeftToPay({ invoiceCents, premiumCents }, programme2020);
        expect(netCents + premiumCents).toBe(invoiceCents);
        expect(totalCents).toBe(netCents + vatCents);
        expect(Math.abs(vatCents - invoiceCents * 0.2)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it.each([
    [1, 13_50],
    [2, 9_00],
    [3, 6_00],
  ] as const)('of a session for %i is %i cents of tax each', (participants, vat) => {
    expect(sessionLeftToPay(participants, programme2020)).toEqual({ netCents: 0, vatCents: vat, totalCents: vat });
  });
});

describe('the premium of a session', () => {
  it.each([
    [1, 67_50],
    [2, 45_00],
    [3, 30_00],
  ] as const)('for %i persons is %i cents each, and leads back to them', (participants, premium) => {
    expect(sessionPremium(participants, programme2020)).toBe(premium);
    expect(participantsOfPremium(premium, programme2020)).toBe(participants);
  });

  it('counts one person for every other number or amount', () => {
    expect([0, 4, 2.5, '2', undefined, Number.NaN].map(sessionParticipants)).toEqual([1, 1, 1, 1, 1, 1]);
    expect([1, 2, 3].map(sessionParticipants)).toEqual([1, 2, 3] satisfies Participants[]);
    expect(participantsOfPremium(12_34, programme2020)).toBe(1);
  });
});
