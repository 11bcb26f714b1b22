import fc from 'fast-check';
import type { Funder } from './funder.ts';
import { correctShares, shareOut, sharesOf } from './shares.ts';

const rest: Funder = { id: 'state', name: 'État', pays: 'remainder' };
const campaignOf = (...funders: Funder[]) => ({ name: 'Programme', funders });
const town = (percent: number, capCents?: number): Funder => ({
  id: 'town',
  name: 'Ville',
  pays: 'percentage',
  percent,
  ...(capCents !== undefined && { capCents }),
});
const region: Funder = { id: 'region', name: 'Région', pays: 'ruled-amount', capCents: 2500 };

describe('the premium of a file', () => {
  it.each<[string, number, Funder[], number[]]>([
    ['is paid by its programme alone where the campaign names no funder but one', 5000, [rest], [5000]],
    ['is parted by percentage, in the order of the campaign', 5000, [town(40), rest], [2000, 3000]],
    ['leaves to the last funder what a ceiling cuts off', 5000, [town(40, 1500), rest], [1500, 3500]],
    ['is rounded once: half a cent goes to the first funder', 1001, [town(50), rest], [501, 500]],
    [
      'is parted the same way whichever place the funder without a percentage has',
      5000,
      [rest, town(40)],
      [3000, 2000],
    ],
    ['gives no share to a funder of zero percent', 5000, [town(0), rest], [0, 5000]],
  ])('%s', (_rule, premium, funders, cents) => {
    expect(shareOut(premium, campaignOf(...funders)).map((share) => share.cents)).toEqual(cents);
  });

  it('is paid by the programme where a campaign names no funders at all', () => {
    expect(shareOut(4200, { name: 'Programme' })).toEqual([{ funderId: 'programme', cents: 4200 }]);
  });

  it.each([
    ['the amount of its rule', 2000, 2000],
    ['its ceiling where its rule gives more', 4000, 2500],
    ['nothing where its rule gives nothing', 0, 0],
  ])('is paid by a funder whose share is a rule with %s', (_rule, ruled, cents) => {
    const shares = shareOut(5000, campaignOf(region, rest), new Map([['region', ruled]]));
    expect(shares.map((share) => share.cents)).toEqual([cents, 5000 - cents]);
  });

  it('is paid whole by a funder whose rule gives more than there is', () => {
    expect(shareOut(1500, campaignOf(region, rest), new Map([['region', 2000]]))[0]?.cents).toBe(1500);
  });

  it('adds up from its shares to the cent, whatever the percentages and ceilings', () => {
    const percentages = fc.array(
      fc.record({ percent: fc.nat(60), cap: fc.option(fc.integer({ min: 1, max: 9000 })) }),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(fc.nat(50_000), percentages, fc.nat(4), (premium, parts, place) => {
        const funders = parts.map(({ percent, cap }, index): Funder => ({
          id: `f${index}`,
          name: `F${index}`,
          pays: 'percentage',
          percent,
          ...(cap !== null && { capCents: cap }),
        }));
        const shares = shareOut(premium, campaignOf(...funders.toSpliced(place, 0, rest)));
        expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(premium);
        expect(shares.every(({ cents }) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
        for (const { id, capCents } of funders)
          expect(shares.find(({ funderId }) => funderId === id)?.cents).toBeLessThanOrEqual(capCents ?? premium);
      }),
    );
  });
});

it('gives the shares that were kept with a file, and all of its premium to the programme where none were', () => {
  const shares = [{ funderId: 'town', cents: 10 }];
  expect(sharesOf({ premiumCents: 10, shares })).toBe(shares);
  expect(sharesOf({ premiumCents: 10 })).toEqual([{ funderId: 'programme', cents: 10 }]);
  expect(sharesOf({})).toEqual([{ funderId: 'programme', cents: 0 }]);
});

describe('the premium of a file to which supplements add', () => {
  const added = (id: string): Funder => ({ id, name: id, pays: 'remainder', campaignId: id });
  const campaign = campaignOf(town(40), rest, added('metropolis'), added('village'));
  const shares = shareOut(
    10_000,
    campaign,
    new Map([
      ['metropolis', 2000],
      ['village', 500],
    ]),
  );
  const centsOf = (list: ReturnType<typeof shareOut>) => list.map(({ cents }) => cents);

  it('is parted among the campaign’s own funders by what supplements leave', () => {
    expect(centsOf(shares)).toEqual([3000, 4500, 2000, 500]);
  });

  const granted = { firstCents: 7_500, ruledAmounts: new Map(shares.map(({ funderId, cents }) => [funderId, cents])) };

  it.each([
    ['takes from the last supplement first', 9_600, [3000, 4500, 2000, 100]],
    ['then from the one before it', 8_000, [3000, 4500, 500, 0]],
    ['then from the campaign’s own funders', 5_000, [2000, 3000, 0, 0]],
    ['adds what is more to the campaign’s own funders', 11_000, [3400, 5100, 2000, 500]],
  ])('corrected, %s', (_, premium, cents) => {
    expect(centsOf(correctShares(premium, shares, campaign, granted))).toEqual(cents);
  });

  it('has the shares of before once a correction is taken back', () => {
    const lowered = correctShares(4_000, shares, campaign, granted);
    expect(centsOf(correctShares(10_000, lowered, campaign, granted))).toEqual(centsOf(shares));
  });

  it('adds up from its shares to the cent, whatever it is corrected to', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (premium) => {
        const corrected = centsOf(correctShares(premium, shares, campaign, granted));
        expect(corrected.reduce((sum, cents) => sum + cents, 0)).toBe(premium);
        expect(Math.min(...corrected)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the corrected premium of a file of which a funder pays what its rule says', () => {
  const campaign = campaignOf(region, rest);
  const ruledAmounts = new Map([['region', 2000]]);
  const granted = { firstCents: 5000, ruledAmounts };
  const correct = (premium: number, shares: readonly { funderId: string; cents: number }[], ruled = granted) =>
    correctShares(premium, shares, campaign, ruled);
  const centsOf = (list: ReturnType<typeof shareOut>) => list.map(({ cents }) => cents);
  const first = shareOut(5000, campaign, ruledAmounts);

  it.each([
    ['to zero', 0],
    ['below what the rule gives', 1500],
    ['to another amount', 3000],
  ])('has that share again once it is raised after a correction %s', (_, lowered) => {
    expect(centsOf(correct(4000, correct(lowered, first)))).toEqual([2000, 2000]);
    expect(centsOf(correct(5000, correct(lowered, first)))).toEqual([2000, 3000]);
  });

  it('gives that funder its rule’s amount at most, whatever it is raised to', () => {
    expect(centsOf(correct(9000, correct(0, first)))).toEqual([2000, 7000]);
  });

  it('leaves a share that another funder has taken over where it is', () => {
    const redirected = [
      { funderId: 'region', cents: 0 },
      { funderId: 'state', cents: 5000 },
    ];
    expect(centsOf(correct(6000, redirected))).toEqual([0, 6000]);
  });

  it('goes by the shares of before where nobody knows what the rule gave', () => {
    const unknown = { firstCents: 5000, ruledAmounts: new Map<string, number>() };
    expect(centsOf(correct(4000, first, unknown))).toEqual([2000, 2000]);
  });
});

describe('the corrected premium of a file of which a funder has taken over the share of another', () => {
  const campaign = campaignOf(town(40), rest);
  const granted = { firstCents: 5000, ruledAmounts: new Map<string, number>() };
  const redirected = (town: number, state: number) => [
    { funderId: 'town', cents: town },
    { funderId: 'state', cents: state },
  ];
  const centsOf = (list: ReturnType<typeof shareOut>) => list.map(({ cents }) => cents);

  it.each([
    ['of a percentage, once it is lowered', redirected(0, 5000), 4000, [0, 4000]],
    ['of a percentage, once it is raised', redirected(0, 5000), 6000, [0, 6000]],
    ['of what is left, once it is lowered', redirected(5000, 0), 4000, [4000, 0]],
  ])('leaves the share %s, where it is', (_, shares, premium, cents) => {
    expect(centsOf(correctShares(premium, shares, campaign, granted))).toEqual(cents);
  });

  it('leaves a share that was taken over where it is after a second correction too', () => {
    const once = correctShares(4000, redirected(0, 5000), campaign, granted);
    expect(centsOf(correctShares(4500, once, campaign, granted))).toEqual([0, 4500]);
  });
});
