import { FRAME } from '../hex-code/pictures/frame.ts';
import type { Random } from '../hex-code/pictures/random.ts';

/** Where the middle of what a hand shows is, in pixels of the picture, by seconds. */
export type Course = (time: number) => readonly [x: number, y: number];

type Range = readonly [from: number, to: number];

/** The two ways in which a hand shakes: it sways, and it trembles. In pixels, and in times a second. */
const shakes: readonly { readonly reach: Range; readonly rate: Range }[] = [
  { reach: [8, 20], rate: [0.6, 1.4] },
  { reach: [0.5, 1.5], rate: [8, 12] },
];
const farthestShake = shakes.reduce((sum, { reach: [, most] }) => sum + most, 0);

/** The middle of the picture, in parts of its sides: there one holds what one shows. */
const middle = [0.4, 0.6] as const;

/** The sides from which it may come. */
const sides = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
] as const;

/**
 * The way of a hand that brings something of this radius, in pixels, from outside a side of the picture to its middle and
 * holds it there, shaking all the while. @param speed pixels a second
 */
export function courseOfHand(radius: number, speed: number, random: Random): Course {
  const [aimX, aimY] = [FRAME.width * random.between(...middle), FRAME.height * random.between(...middle)];
  const side = random.pick(sides);
  const toSide = side.x < 0 ? aimX : side.x > 0 ? FRAME.width - aimX : side.y < 0 ? aimY : FRAME.height - aimY;
  const [shakeX, shakeY] = [shakeOf(random), shakeOf(random)];
  return (time) => {
    const left = Math.max(0, toSide + radius + farthestShake - speed * time);
    return [aimX + side.x * left + shakeX(time), aimY + side.y * left + shakeY(time)];
  };
}

function shakeOf(random: Random): (time: number) => number {
  const waves = shakes.map(({ reach, rate }) => {
    const [pixels, turns, phase] = [random.between(...reach), random.between(...rate), random.next()];
    return (time: number) => pixels * Math.sin(2 * Math.PI * (turns * time + phase));
  });
  return (time) => waves.reduce((sum, wave) => sum + wave(time), 0);
}
