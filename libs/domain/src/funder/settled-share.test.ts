import fc from 'fast-check';
import { paySettledShare, settledShare, waiveSettledShare } from './settled-share.ts';
import type { SettledSums } from './settled-share.ts';

const ville = { funderId: 'ville' };

it.each([
  ['what is to pay while the bank has paid less than the share', { paidCents: 5_00, waivedCents: 0 }, 15_00, -10_00],
  ['nothing once the bank has paid the share', { paidCents: 15_00, waivedCents: 0 }, 15_00, 0],
  ['the share once the bank sent everything back', { paidCents: 0, waivedCents: 0 }, 15_00, -15_00],
  ['what is to be recovered after a correction', { paidCents: 15_00, waivedCents: 0 }, 10_00, 5_00],
  ['nothing where two people gave up the difference', { paidCents: 15_00, waivedCents: 5_00 }, 10_00, 0],
  ['the rest where they gave up a part of it', { paidCents: 15_00, waivedCents: 2_00 }, 10_00, 3_00],
] as const)('the excess of a settled share is %s', (_case, sums, owedCents, excessCents) => {
  expect(settledShare({ ...ville, ...sums }, owedCents)).toEqual({ ...ville, ...sums, excessCents });
});

it('a settled share forgets what was given up once more is owed again', () => {
  const waived = { ...ville, paidCents: 15_00, waivedCents: 5_00 };
  const raised = settledShare(waived, 14_00);
  expect(raised).toMatchObject({ waivedCents: 1_00, excessCents: 0 });
  expect(settledShare(raised, 10_00)).toMatchObject({ waivedCents: 1_00, excessCents: 4_00 });
});

it('a settled share adds up what was paid and what came back, and never goes below nothing', () => {
  const none: SettledSums = { ...ville, paidCents: 0, waivedCents: 0 };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -99_00, max: 99_00 })), fc.nat(99_00), (moves, owedCents) => {
      const share = moves.reduce(
        (sums, cents) => paySettledShare(sums, cents, owedCents),
        settledShare(none, owedCents),
      );
      expect(share.paidCents).toBe(moves.reduce((sum, cents) => Math.max(sum + cents, 0), 0));
      expect(share.paidCents - share.waivedCents - share.excessCents).toBe(owedCents);
      expect(waiveSettledShare(share, Number.MAX_SAFE_INTEGER, owedCents).excessCents).toBeLessThanOrEqual(0);
    }),
  );
});
