import { DOT_COUNT } from '../../dots.ts';
import { DOT_CENTRES } from '../../layout/geometry.ts';
import { greyAt, type GreyPlane } from '../grey-plane.ts';
import { project, type Warp } from '../outline/warp.ts';
import { DIRECTIONS } from './lattice.ts';

/** Distance from a dot's centre to the six looks around it, in pitches: half the dot's radius. */
const AROUND = 0.21;

const LOOKS = [
  [0, 0],
  ...DIRECTIONS.flatMap(([u, v]) => [
    [u * AROUND, v * AROUND],
    [-u * AROUND, -v * AROUND],
  ]),
] as const;

const seen = new Float64Array(2);

/** Writes in `darkness` how dark each dot looks, 0–255: of seven looks each, the mean. An inverted print is darkest where it is lightest. */
export function sampleDots(pixels: GreyPlane, warp: Warp, inverted: boolean, darkness: Float64Array): void {
  for (let dot = 0; dot < DOT_COUNT; dot++) {
    let sum = 0;
    for (const [u, v] of LOOKS) {
      project(warp, DOT_CENTRES[2 * dot]! + u!, DOT_CENTRES[2 * dot + 1]! + v!, seen);
      sum += greyAt(pixels, seen[0]!, seen[1]!);
    }
    darkness[dot] = inverted ? sum / LOOKS.length : 255 - sum / LOOKS.length;
  }
}
