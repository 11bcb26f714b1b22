import fc from 'fast-check';
import { DOT_COUNT, DOT_WORDS, isDark } from '../dots.ts';
import { drawingOf, quietZone } from './drawing.ts';

const everyDot = Int32Array.of(-1, -1, -1, 0x7fffffff);
const someDots = fc
  .int32Array({ minLength: DOT_WORDS, maxLength: DOT_WORDS })
  .map((words) => Int32Array.from(words, (word, index) => (index === 3 ? word & 0x7fffffff : word)));
const square = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  size: fc.integer({ min: 1, max: 2000 }),
});

const xs = (points: readonly { x: number }[]) => points.map(({ x }) => x);
const ys = (points: readonly { y: number }[]) => points.map(({ y }) => y);

describe('the drawing of a code', () => {
  it('fills the width of its square with the outline', () => {
    const { outline } = drawingOf(everyDot, { x: 10, y: 20, size: 100 });
    expect(outline).toHaveLength(6);
    expect([Math.min(...xs(outline)), Math.max(...xs(outline))]).toEqual([
      expect.closeTo(10.485, 3),
      expect.closeTo(109.515, 3),
    ]);
    expect([Math.min(...ys(outline)), Math.max(...ys(outline))]).toEqual([
      expect.closeTo(27.118, 3),
      expect.closeTo(112.882, 3),
    ]);
  });

  it('stands on white that reaches a pitch beyond the square', () => {
    expect(quietZone(100)).toBeCloseTo(82 / 13);
    expect(drawingOf(everyDot, { x: 10, y: 20, size: 100 }).ground).toEqual({
      x: expect.closeTo(10 - 82 / 13),
      y: expect.closeTo(20 - 82 / 13),
      size: expect.closeTo(100 + 164 / 13),
    });
  });

  it('has a dot for each dark one, none touching another or the outline', () => {
    fc.assert(
      fc.property(someDots, square, (dots, { x, y, size }) => {
        const drawing = drawingOf(dots, { x, y, size });
        const dark = Array.from({ length: DOT_COUNT }, (_, index) => isDark(dots, index)).filter(Boolean);
        expect(drawing.dots).toHaveLength(dark.length);
        const apothem = ((7 * Math.sqrt(3)) / 2) * (0.82 / 13) * size;
        const middle = { x: x + size / 2, y: y + size / 2 };
        for (const dot of drawing.dots) {
          for (let side = 0; side < 6; side++) {
            const angle = Math.PI / 6 + (side * Math.PI) / 3;
            const reach =
              (dot.x - middle.x) * Math.cos(angle) + (dot.y - middle.y) * Math.sin(angle) + drawing.dotRadius;
            expect(reach).toBeLessThan(apothem);
          }
        }
      }),
    );
    const { dots, dotRadius } = drawingOf(everyDot, { x: 0, y: 0, size: 1 });
    const gaps = dots.flatMap((one, index) =>
      dots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(2 * dotRadius);
    expect(dotRadius).toBe(1 / 38);
  });
});
