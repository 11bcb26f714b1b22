import fc from 'fast-check';
import { alertOf, fitsIn, leftCentsIn, takenBy, type EnvelopeAccount } from './envelope-account.ts';
import { addSums, boundCentsOf, changeBetween, noSums, usedCentsOf, type EnvelopeEntry } from './envelope-entry.ts';

const account = (usedCents: number, boundCents = 0): EnvelopeAccount => ({
  amountCents: 10_000,
  usedCents,
  boundCents,
});

it('holds a share up to the last cent of an envelope, and not one cent more', () => {
  const reserve = { reservedCents: 4000, committedCents: 0, paidCents: 0 };
  expect(fitsIn(account(6000), reserve)).toBe(true);
  expect(fitsIn(account(6001), reserve)).toBe(false);
  expect(leftCentsIn(account(6001))).toBe(3999);
});

it('commits what is reserved only as far as the amount goes, where a version lowered it', () => {
  const commit = { reservedCents: -4000, committedCents: 4000, paidCents: 0 };
  expect(fitsIn(account(14_000, 6000), commit)).toBe(true);
  expect(fitsIn(account(14_000, 6001), commit)).toBe(false);
});

it('frees and pays whatever the amount has become', () => {
  expect(fitsIn(account(14_000, 14_000), { reservedCents: -4000, committedCents: 0, paidCents: 0 })).toBe(true);
  expect(fitsIn(account(14_000, 14_000), { reservedCents: 0, committedCents: -4000, paidCents: 4000 })).toBe(true);
});

it.each([
  [7_999, undefined],
  [8_000, 80],
  [9_499, 80],
  [9_500, 95],
  [10_000, 95],
])('reaches with %i cents of 10,000 the alert %s', (usedCents, percent) => {
  expect(alertOf(account(usedCents))).toBe(percent);
});

it('never exceeds its amount, whatever files are completed, validated, paid, sent back, corrected and refused', () => {
  const act = fc.record({
    file: fc.nat(7),
    cents: fc.nat(6000),
    act: fc.constantFrom('complete', 'validate', 'pay', 'return', 'correct', 'refuse'),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 120 }), (acts) => {
      const entries = new Map<number, EnvelopeEntry>();
      let sums = noSums;
      for (const { file, cents, act: name } of acts) {
        const before = entries.get(file);
        const after = afterAct(name, before, cents);
        const change = changeBetween(before, after);
        const open = { amountCents: 10_000, usedCents: usedCentsOf(sums), boundCents: boundCentsOf(sums) };
        if (!fitsIn(open, change)) continue;
        sums = addSums(sums, change);
        if (after) entries.set(file, after);
        else entries.delete(file);
        expect(usedCentsOf(sums)).toBeLessThanOrEqual(10_000);
        expect(takenBy(change).usedCents).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

function afterAct(act: string, before: EnvelopeEntry | undefined, cents: number): EnvelopeEntry | undefined {
  if (act === 'complete') return before ?? { funderId: 'town', cents, isCommitted: false, paidCents: 0 };
  if (before === undefined || act === 'refuse') return before?.paidCents ? before : undefined;
  if (act === 'validate') return { ...before, isCommitted: true };
  if (!before.isCommitted) return { ...before, cents };
  if (act === 'pay') return { ...before, paidCents: before.cents };
  return act === 'return' ? { ...before, paidCents: 0 } : { ...before, cents };
}
