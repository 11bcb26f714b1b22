import { filmRate } from '@alveole/demo/camera';
import { FOCAL_LENGTH, standAt, type Pose } from '../hex-code/pictures/camera.ts';
import {
  CODE_PITCH,
  CODE_WIDTH,
  drawConditions,
  type Conditions,
  type Settings,
} from '../hex-code/pictures/conditions.ts';
import { FRAME } from '../hex-code/pictures/frame.ts';
import type { Random } from '../hex-code/pictures/random.ts';
import { add, scale } from '../hex-code/pictures/vector.ts';
import { courseOfHand } from './hand-course.ts';
import type { ShownCode } from './shown-code.ts';

/** How a steady hand shows a code, as in the first row of the bench on pictures; how it moves is told by its course. */
const hand: Omit<Settings, 'tilt'> = { pitch: [4.5, 8], motion: 0, sigma: 0.4, destroyed: 0 };

/** Seconds for which the shutter is open, and the pitches that the hand goes meanwhile as it brings the code. */
const shutter = 1 / 100;
const pitchesBrought = [0.3, 0.8] as const;

/** How far a hand turns and leans to and fro, in radians, and comes nearer, in parts of the distance; once a second. */
const sway = { spin: 0.1, tilt: 0.05, distance: 0.04 } as const;

/** A label that leans is larger on its near side. */
const nearer = 1.2;

/** How a film holds its code, as far as it decides about its reading. */
export interface Stance {
  /** Degrees off the line of sight. */
  readonly lean: number;
  /** Pixels of the smallest part of the code (a module, the way from dot to dot), on the side that leans away. */
  readonly part: number;
  /** Pixels over which the lens spreads a point: the width of its blur at half of its height. */
  readonly blur: number;
}

/** Width at half of the height of a Gaussian, in its deviations. */
const widthOfBlur = 2 * Math.sqrt(2 * Math.LN2);

/** Pictures while nothing of the code is to be seen, for as long as a scanner takes to open, and while a hand brings and holds it. */
const [without, withCode] = [60, 120];

/** The conditions of each picture of a film, at whose beginning a code is still outside, before a hand brings and holds it. */
export function holdCode({ print, tilt }: ShownCode, random: Random): readonly Conditions[] {
  const conditions = drawConditions({ ...hand, tilt }, random);
  const { pose } = conditions;
  const speed = (random.between(...pitchesBrought) * CODE_PITCH * pose.pixelsPerMm) / shutter;
  const course = courseOfHand(nearer * print.reach * CODE_WIDTH * pose.pixelsPerMm, speed, random);
  const phase = random.between(0, 2 * Math.PI);
  return Array.from({ length: without + withCode }, (_none, index) => {
    const time = (index - without) / filmRate;
    const [[u, v], [nextU, nextV]] = [course(time), course(time + shutter)];
    return {
      ...conditions,
      pose: { ...swayed(pose, Math.sin(2 * Math.PI * time + phase)), u, v },
      motion: Math.hypot(nextU - u, nextV - v),
      motionAngle: Math.atan2(nextV - v, nextU - u),
      seed: `${conditions.seed}/${index}`,
    };
  });
}

const swayed = (pose: Pose, lean: number): Pose => ({
  ...pose,
  pixelsPerMm: pose.pixelsPerMm * (1 + sway.distance * lean),
  spin: pose.spin + sway.spin * lean,
  tilt: pose.tilt + sway.tilt * lean,
});

/** Whether a picture holds the code wholly: all of its corners. */
export function isWhole({ corners }: ShownCode, { pose }: Conditions): boolean {
  const { centre, right, down } = standAt(pose);
  return corners.every(([x, y]) => {
    const [across, along, away] = add(centre, add(scale(right, x * CODE_WIDTH), scale(down, y * CODE_WIDTH)));
    const isWithin = (distance: number, side: number) => Math.abs((distance / away) * FOCAL_LENGTH) <= side / 2;
    return isWithin(across, FRAME.width) && isWithin(along, FRAME.height);
  });
}

/** How a picture holds the code: by its lean, the size of its parts and its blur. */
export function stanceOf({ partWidth }: ShownCode, { pose, sigma }: Conditions): Stance {
  return {
    lean: (pose.tilt * 180) / Math.PI,
    part: partWidth * CODE_WIDTH * pose.pixelsPerMm * Math.cos(pose.tilt),
    blur: widthOfBlur * sigma,
  };
}
