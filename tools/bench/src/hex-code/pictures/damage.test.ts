import { createDamage } from './damage.ts';
import { hexPrint } from './hex-print.ts';
import type { Print } from './print.ts';
import { createRandom } from './random.ts';

const square: Print = { groundAt: () => 1, covers: (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.5, reach: 0.8 };

/** Share of the code hidden, on another raster than the damage's own. */
function hiddenShare(print: Print, share: number, seed: string): number {
  const damage = createDamage(print, share, createRandom(seed));
  let [hidden, whole] = [0, 0];
  for (let y = -0.5; y < 0.5; y += 0.007) {
    for (let x = -0.5; x < 0.5; x += 0.007) {
      if (!print.covers(x, y)) continue;
      whole++;
      if (!Number.isNaN(damage.shadeAt(x, y))) hidden++;
    }
  }
  return hidden / whole;
}

describe('damage to a code', () => {
  const prints = { hexagon: hexPrint(new Int32Array(4)), square };
  it.each([
    ['hexagon', 0.05],
    ['hexagon', 0.1],
    ['square', 0.05],
    ['square', 0.1],
  ] as const)('destroys of a %s the share of %d, to a hundredth of the code', (name, share) => {
    for (let seed = 0; seed < 4; seed++)
      expect(Math.abs(hiddenShare(prints[name], share, `${seed}`) - share)).toBeLessThan(0.01);
  });

  it('lies elsewhere for another seed', () => {
    const places = (seed: string) => {
      const damage = createDamage(square, 0.1, createRandom(seed));
      return Array.from({ length: 400 }, (_, at) =>
        Number.isNaN(damage.shadeAt((at % 20) / 20 - 0.5, Math.floor(at / 20) / 20 - 0.5)),
      ).join();
    };
    expect(places('1')).toBe(places('1'));
    expect(places('1')).not.toBe(places('2'));
  });
});
