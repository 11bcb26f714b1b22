import fc from 'fast-check';
import { programme2020 } from '../campaign/campaigns.fixture.ts';
import {
  leftToPay,
  participantsOfPremium,
  repairPremium,
  sessionLeftToPay,
  sessionParticipants,
  sessionPremium,
  type Participants,
} from './premium.ts';

const amount = fc.integer({ min: 1, max: 999_999_999 });

describe('the premium of a repair', () => {
  it.each([
    [1, 1],
    [10_00, 10_00],
    [49_99, 49_99],
    [50_00, 50_00],
    [50_01, 50_00],
    [125_00, 50_00],
  ])('of %i cents is %i cents', (net, premium) => {
    expect(repairPremium(net, programme2020)).toBe(premium);
  });

  it('never passes the cap nor the invoice', () => {
    fc.assert(
      fc.property(amount, (net) => {
        const premium = repairPremium(net, programme2020);
        expect(premium).toBeLessThanOrEqual(programme2020.repairCapCents);
        expect(premium).toBeLessThanOrEqual(net);
        expect(premium).toBeGreaterThan(0);
      }),
    );
  });

  it.each([0, -1, 10.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d, which is no amount in cents', (net) => {
    expect(() => repairPremium(net, programme2020)).toThrow(
      new RangeError('An amount is a whole number of cents above 0'),
    );
  });
});

describe('what is left to pay', () => {
  it('is 2 € for a repair of 10 € excluding tax', () => {
    expect(leftToPay(10_00, programme2020)).toEqual({ netCents: 0, vatCents: 2_00, totalCents: 2_00 });
  });

  it('is 100 € for a repair of 125 € excluding tax: 75 € and 25 € of tax', () => {
    expect(leftToPay(125_00, programme2020)).toEqual({ netCents: 75_00, vatCents: 25_00, totalCents: 100_00 });
  });

  it('and the premium make the whole invoice, to the cent', () => {
    fc.assert(
      fc.property(amount, (net) => {
        const { netCents, vatCents, totalCents } = leftToPay(net, programme2020);
        expect(netCents + repairPremium(net, programme2020)).toBe(net);
        expect(totalCents).toBe(netCents + vatCents);
        expect(Math.abs(vatCents - net * 0.2)).toBeLessThanOrEqual(0.5);
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
