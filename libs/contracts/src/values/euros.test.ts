import { eurosOfCents } from '@alveole/domain';
import { amountInCents } from '@alveole/validation';
import fc from 'fast-check';
import { euros, signedEuros } from './primitives.ts';

describe('an amount on the wire', () => {
  it('is taken wherever the form takes it, and only there', () => {
    const amounts = fc.oneof(
      fc.integer({ min: 1, max: 9_999_999_999 }),
      fc.integer({ min: 999_999_000, max: 1_000_001_000 }),
    );
    fc.assert(
      fc.property(amounts, (cents) => {
        const typed = String(eurosOfCents(cents));
        expect(euros.safeParse(eurosOfCents(cents)).success).toBe(amountInCents.safeParse(typed).success);
      }),
    );
  });

  it.each([
    [9_999_999.99, true],
    [10_000_000, false],
    [0.01, true],
    [0, false],
    [10.555, false],
  ])('%f: %s', (amount, isTaken) => {
    expect(euros.safeParse(amount).success).toBe(isTaken);
  });

  it('may be taken back as far as it may be given', () => {
    expect(signedEuros.safeParse(-9_999_999.99).success).toBe(true);
    expect(signedEuros.safeParse(-10_000_000).success).toBe(false);
  });
});
