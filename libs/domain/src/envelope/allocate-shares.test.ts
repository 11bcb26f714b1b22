import fc from 'fast-check';
import { allocateShares, type StandingEnvelope } from './allocate-shares.ts';

const shares = [
  { funderId: 'town', cents: 2000 },
  { funderId: 'metro', cents: 1800 },
  { funderId: 'state', cents: 1200 },
];
const standing = (leftCents: number, rest: Partial<StandingEnvelope> = {}): StandingEnvelope => ({
  amountCents: 10_000,
  whenUsedUp: 'refuse',
  hasQueue: false,
  account: { amountCents: 10_000, usedCents: 10_000 - leftCents, boundCents: 0 },
  ...rest,
});
const ask = (envelopes: Record<string, StandingEnvelope>, rest: object = {}) =>
  allocateShares({ shares, entries: [], isCommitted: false, envelopes: new Map(Object.entries(envelopes)), ...rest });

describe('the shares of a file', () => {
  it('are taken from every envelope that there is, none from funders without one', () => {
    expect(ask({ town: standing(2000), state: standing(5000) })).toMatchObject({
      outcome: 'held',
      shares,
      entries: [
        { funderId: 'town', cents: 2000 },
        { funderId: 'state', cents: 1200 },
      ],
    });
  });

  it.each([
    ['are refused', 'refuse', 'refused'],
    ['wait', 'wait', 'waits'],
  ] as const)(
    '%s where one envelope does not suffice, whatever is left in the others',
    (_case, whenUsedUp, outcome) => {
      expect(ask({ town: standing(9000), metro: standing(1799, { whenUsedUp }) })).toEqual({
        outcome,
        funderId: 'metro',
        cents: 1800,
      });
    },
  );

  it('are refused where one funder refuses, though another one has a waiting list, in whatever order they pay', () => {
    const [waiting, refusing] = [standing(0, { whenUsedUp: 'wait' }), standing(0)];
    expect(ask({ metro: waiting, state: refusing })).toEqual({ outcome: 'refused', funderId: 'state', cents: 1200 });
    expect(ask({ metro: refusing, state: waiting })).toEqual({ outcome: 'refused', funderId: 'metro', cents: 1800 });
  });

  it('wait behind the files that wait already, though one more would find room', () => {
    expect(ask({ town: standing(9000, { whenUsedUp: 'wait', hasQueue: true }) })).toMatchObject({ outcome: 'waits' });
  });

  it('go to the funder whom the campaign names, and count in its envelope', () => {
    const town = standing(1999, { whenUsedUp: 'redirect', redirectTo: 'state' });
    expect(ask({ town, state: standing(3200) })).toEqual({
      outcome: 'held',
      shares: [
        { funderId: 'town', cents: 0 },
        { funderId: 'metro', cents: 1800 },
        { funderId: 'state', cents: 3200 },
      ],
      entries: [{ funderId: 'state', cents: 3200, isCommitted: false, paidCents: 0 }],
    });
    expect(ask({ town, state: standing(3199) })).toEqual({ outcome: 'refused', funderId: 'state', cents: 3200 });
  });

  it('are refused where a paid share was corrected beyond what is left, for nobody else pays the rest of it', () => {
    const town = standing(0, { whenUsedUp: 'redirect', redirectTo: 'state' });
    const entries = [{ funderId: 'town', cents: 1900, isCommitted: true, paidCents: 1900 }];
    expect(ask({ town, state: standing(9000) }, { entries, isCommitted: true })).toMatchObject({ outcome: 'refused' });
  });

  it('stay where the file holds them already, however little is left', () => {
    const entries = [{ funderId: 'town', cents: 2000, isCommitted: false, paidCents: 0 }];
    expect(ask({ town: standing(0) }, { entries, isCommitted: true })).toMatchObject({
      outcome: 'held',
      entries: [{ funderId: 'town', cents: 2000, isCommitted: true }],
    });
  });

  it('add up to the premium along any chain of funders, and fit into every envelope', () => {
    const act = fc.constantFrom('refuse', 'wait', 'redirect');
    const one = fc.record({ left: fc.nat(6000), act });
    fc.assert(
      fc.property(fc.array(one, { minLength: 3, maxLength: 3 }), (drawn) => {
        const ids = ['town', 'metro', 'state'];
        const envelopes = Object.fromEntries(
          drawn.map(({ left, act: whenUsedUp }, index) => [
            ids[index] ?? '',
            standing(
              left,
              whenUsedUp === 'redirect' && index < 2 ? { whenUsedUp, redirectTo: ids[index + 1] ?? '' } : {},
            ),
          ]),
        );
        const allocation = ask(envelopes);
        if (allocation.outcome !== 'held') return;
        expect(allocation.shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(5000);
        for (const { funderId, cents } of allocation.entries)
          expect(cents).toBeLessThanOrEqual(drawn[ids.indexOf(funderId)]?.left ?? 0);
      }),
    );
  });
});
