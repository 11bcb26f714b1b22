import { repairAmounts } from '@alveole/domain';
import { openEndedCampaign, programme2020 } from '@alveole/domain/fixtures';
import fc from 'fast-check';
import { rulesOf } from './rules-of.ts';

const rules = rulesOf(programme2020);

describe.each([programme2020, openEndedCampaign])('the rules of $id', (campaign) => {
  it.each([
    [1, 1],
    [10_00, 10_00],
    [49_99, 49_99],
    [50_00, 50_00],
    [50_01, 50_00],
    [125_00, 50_00],
  ])('give a repair of %i cents a premium of %i cents', (invoiceCents, premiumCents) => {
    expect(repairAmounts({ invoiceCents }, rulesOf(campaign))).toEqual({ invoiceCents, premiumCents });
  });
});

it('give a premium above nothing, of at most the cap and the invoice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (invoiceCents) => {
      const { premiumCents } = repairAmounts({ invoiceCents }, rules);
      expect(premiumCents).toBeGreaterThan(0);
      expect(premiumCents).toBeLessThanOrEqual(Math.min(invoiceCents, programme2020.repairCapCents));
    }),
  );
});

it.each([
  [1, 67_50],
  [2, 45_00],
  [3, 30_00],
] as const)(
  'give each of %i persons of a session %i cents, as the figures of the campaign say',
  (participants, cents) => {
    expect(rules.centsOf('sessionPremium', { participants })).toBe(cents);
    expect(programme2020.sessionPremiumsCents[participants]).toBe(cents);
  },
);

it('returns the same rules for the same campaign, read once', () => {
  expect(rulesOf({ ...programme2020 })).toBe(rules);
});

it('throws every fault of the rules of a campaign that was not checked', () => {
  expect(() => rulesOf({ id: 'lyon', rules: {} })).toThrow(/^lyon: Il manque la règle « réparation \. plafond »/);
});
