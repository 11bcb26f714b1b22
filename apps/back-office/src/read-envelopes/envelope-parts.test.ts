import type { EnvelopeView } from '@alveole/contracts/campaign';
import { envelopeParts } from './envelope-parts.ts';

const envelope = (paidCents: number, committedCents: number, reservedCents: number, leftCents: number) =>
  ({ amountCents: 60_000_00, paidCents, committedCents, reservedCents, leftCents }) as EnvelopeView;
const widthsOf = (view: EnvelopeView) => envelopeParts(view).map(({ width }) => width);

describe('the bar of an envelope', () => {
  it('is drawn in proportion', () => {
    expect(widthsOf(envelope(30_000_00, 15_000_00, 6_000_00, 9_000_00))).toEqual([50, 25, 10, 15]);
  });

  it('shows a part of less than a hundredth as wide as it takes to be seen, and nothing of a part that is empty', () => {
    const [paid = 0, committed = 0, reserved = 0, left = 0] = widthsOf(envelope(234_97, 40_00, 0, 59_725_03));
    expect(Math.min(paid, committed)).toBeGreaterThan(1);
    expect(reserved).toBe(0);
    expect(paid + committed + reserved + left).toBeCloseTo(100);
  });
});
