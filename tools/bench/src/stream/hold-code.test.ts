import { FRAME } from '../hex-code/pictures/frame.ts';
import { CODE_PITCH, CODE_WIDTH, type Conditions } from '../hex-code/pictures/conditions.ts';
import { createRandom } from '../hex-code/pictures/random.ts';
import { holdCode, stanceOf, isWhole } from './hold-code.ts';
import { hexCodeShown } from './shown-code.ts';

const code = hexCodeShown('1234567890123456789');
const takes = Array.from({ length: 20 }, (_none, seed) => holdCode(code, createRandom(`hold/${seed}`)));

/** Whether a circle around the whole label, on its near side, touches the picture. */
function touches({ pose: { u, v, pixelsPerMm } }: Conditions): boolean {
  const radius = code.print.reach * CODE_WIDTH * pixelsPerMm;
  return u > -radius && v > -radius && u < FRAME.width + radius && v < FRAME.height + radius;
}

describe('a code that a hand brings before a camera', () => {
  it('is not yet there, then comes wholly into the picture and stays', () => {
    for (const take of takes) {
      expect(touches(take[0]!)).toBe(false);
      const seen = take.map((conditions) => isWhole(code, conditions));
      expect(seen.slice(seen.indexOf(true))).not.toContain(false);
      expect(seen.at(-1)).toBe(true);
    }
  });

  it('moves in every picture, for about a pitch at most while the shutter is open', () => {
    for (const { motion, pose } of takes.flat()) {
      expect(motion).toBeGreaterThan(0);
      expect(motion).toBeLessThan(1.5 * CODE_PITCH * pose.pixelsPerMm);
    }
  });

  it('is held in the same way again by the same seed', () => {
    expect(holdCode(code, createRandom('hold/3'))).toEqual(takes[3]);
  });
});

describe('a picture', () => {
  const upright = { ...takes[0]!.at(-1)!, pose: { u: 640, v: 360, pixelsPerMm: 5, spin: 0, tilt: 0, tiltAxis: 0 } };
  const at = (u: number): Conditions => ({ ...upright, pose: { ...upright.pose, u } });

  it('holds a code wholly once its outline is within, corners to the left and to the right', () => {
    expect([at(48), at(70), at(1210), at(1232)].map((one) => isWhole(code, one))).toEqual([false, true, true, false]);
  });

  it('tells how far its code leans, and the size of its parts and its blur in pixels', () => {
    const leaning = { ...upright, sigma: 2, pose: { ...upright.pose, tilt: Math.PI / 3 } };
    const { lean, part, blur } = stanceOf({ ...code, partWidth: 1 / 21 }, leaning);
    expect([lean, part, blur].map((value) => value.toFixed(2))).toEqual(['60.00', '2.38', '4.71']);
  });
});
