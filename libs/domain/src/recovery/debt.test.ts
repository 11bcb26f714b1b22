import fc from 'fast-check';
import { debtOf, recoverySums, requestedTotalOf, spreadOverDebts } from './debt.ts';

const files = fc.array(fc.record({ cents: fc.integer({ min: -20_000, max: 20_000 }) }), { maxLength: 12 });
const cents = fc.nat(100_000);

describe('what an establishment owes', () => {
  it('is what was paid too much less what is due to it, and never below zero', () => {
    expect(debtOf([{ cents: -4500 }, { cents: 1000 }])).toBe(3500);
    expect(debtOf([{ cents: -4500 }, { cents: 9000 }])).toBe(0);
    fc.assert(fc.property(files, (drawn) => expect(debtOf(drawn)).toBeGreaterThanOrEqual(0)));
  });

  it('is parted into paid, written off, netted and left, which add up to what was requested', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, (requestedCents, paid, writtenOff, owedCents) => {
        const paidCents = Math.min(paid, requestedCents);
        const writtenOffCents = Math.min(writtenOff, requestedCents - paidCents);
        const sums = recoverySums({ requestedCents, paidCents, writtenOffCents }, owedCents);
        expect(sums.paidCents + sums.writtenOffCents + sums.nettedCents + sums.leftCents).toBe(requestedCents);
        for (const part of Object.values(sums)) expect(part).toBeGreaterThanOrEqual(0);
        expect(sums.leftCents).toBeLessThanOrEqual(owedCents);
      }),
    );
  });

  it('takes a payment file by file, none below zero and never more than was paid', () => {
    fc.assert(
      fc.property(files, cents, (drawn, paid) => {
        const parts = spreadOverDebts(drawn, paid);
        const total = parts.reduce((sum, part) => sum + part.cents, 0);
        const owed = drawn.reduce((sum, file) => sum + Math.max(-file.cents, 0), 0);
        expect(total).toBe(Math.min(paid, owed));
        for (const part of parts) expect(part.file.cents + part.cents).toBeLessThanOrEqual(0);
      }),
    );
  });
});

it('explains the sum of a request: its files, less what was due for others, less what was settled since', () => {
  const files = [{ cents: 10_000 }, { cents: 3519 }];
  expect(requestedTotalOf(files, { requestedCents: 12_619, leftCents: 11_619 })).toEqual({
    filesCents: 13_519,
    dueElsewhereCents: 900,
    settledCents: 1000,
    leftCents: 11_619,
  });
});
