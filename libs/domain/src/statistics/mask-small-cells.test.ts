import fc from 'fast-check';
import { maskedCells } from './mask-small-cells.ts';

describe('small cells', () => {
  it('stay when each is of five or of none', () => expect([...maskedCells([5, 0, 12])]).toEqual([]));
  it('are held back together', () => expect([...maskedCells([4, 30, 1])]).toEqual([0, 2]));
  it('alone take the next smallest with them', () => expect([...maskedCells([40, 3, 9, 0])]).toEqual([1, 2]));
  it('alone of all stay alone', () => expect([...maskedCells([0, 3])]).toEqual([1]));

  it('never come back by a subtraction from the sum while others are shown', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 30 }), (counts) => {
        const masked = maskedCells(counts);
        expect(counts.every((count, index) => count === 0 || count >= 5 || masked.has(index))).toBe(true);
        const shown = counts.filter((count, index) => count > 0 && !masked.has(index));
        if (shown.length > 0) expect(masked.size).not.toBe(1);
      }),
    );
  });
});
