import { CODE_PITCH, CODE_WIDTH, drawConditions, type Conditions } from './conditions.ts';
import { createFrame, FRAME, type Frame } from './frame.ts';
import { hexPrint, isAtOutline } from './hex-print.ts';
import { createRandom } from './random.ts';
import { takePicture } from './scene.ts';
import { page, upright } from './upright.fixture.ts';

const dots = Int32Array.of(0x2f0a51c3, -0x1e240a87, 0x51c90f3e, 0x0a3c5f71);
const tilted = { pitch: [4, 8], tilt: 45, motion: 1, sigma: 0.4, destroyed: 0.05 } as const;

function pictureOf(conditions: Conditions): Frame {
  const frame = createFrame();
  takePicture(hexPrint(dots), CODE_WIDTH, conditions, [page], frame);
  return frame;
}

function greyAt(frame: Frame, column: number, row: number): number {
  return frame.data[(Math.floor(row) * FRAME.width + Math.floor(column)) * 4]!;
}

/** The dots of an upright code, dark where the pixel in their middle is. */
function dotsSeen(frame: Frame): number[] {
  const seen = new Int32Array(4);
  let index = 0;
  for (let row = -6; row <= 6; row++) {
    const length = 13 - Math.abs(row);
    for (let column = 0; column < length; column++, index++) {
      const [x, y] = [(column - (length - 1) / 2) * 8, row * 8 * Math.sqrt(0.75)];
      if (greyAt(frame, 640 + x, 360 + y) < 115) seen[index >>> 5]! |= 1 << (index & 31);
    }
  }
  return [...seen];
}

describe('a picture of a code', () => {
  it('is the same for the same seed, and another for another', () => {
    const taken = (seed: string) => Buffer.from(pictureOf(drawConditions(tilted, createRandom(seed))).data);
    expect(taken('1/tilted/7').equals(taken('1/tilted/7'))).toBe(true);
    expect(taken('1/tilted/7').equals(taken('1/tilted/8'))).toBe(false);
  });

  it('shows every dot of an upright code where the format puts it', () => {
    expect(dotsSeen(pictureOf(upright))).toEqual([...dots]);
  });

  it('foreshortens across a tilted label, and bends it on a tube', () => {
    const inked = (frame: Frame, x: number) => greyAt(frame, 640 + x * 8, 360) < 115;
    const sideways = pictureOf({ ...upright, pose: { ...upright.pose, tilt: Math.PI / 4, tiltAxis: Math.PI / 2 } });
    const tube = pictureOf({ ...upright, tube: { radius: 14, axisAngle: Math.PI / 2, lightAngle: 0, body: 0.3 } });
    expect(inked(sideways, 7.4)).toBe(false);
    expect(inked(sideways, 7.4 * Math.SQRT1_2)).toBe(true);
    expect(inked(tube, 7.4)).toBe(false);
    expect(inked(tube, (14 / CODE_PITCH) * Math.sin((7.4 * CODE_PITCH) / 14))).toBe(true);
  });

  it('leaves whole what is spared', () => {
    const harmed = { ...upright, destroyed: 0.4 };
    expect(
      Buffer.from(pictureOf({ ...harmed, spared: () => true }).data).equals(Buffer.from(pictureOf(harmed).data)),
    ).toBe(false);
    expect(dotsSeen(pictureOf({ ...harmed, spared: (x, y) => !isAtOutline(x, y) }))).toEqual([...dots]);
  });
});
