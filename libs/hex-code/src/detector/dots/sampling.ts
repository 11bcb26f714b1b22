import { DOT_COUNT } from '../../dots.ts';
import { DOT_CENTRES } from '../../layout/geometry.ts';
import { greyAt, type Pixels } from '../pixels.ts';
import { project, type Warp } from '../outline/warp.ts';
import { DIRECTIONS } from './lattice.ts';

/** Distance from a dot's centre to the six looks around it, in pitches: half the dot's radius. */
const AROUND = 0.21;

const LOOKS_A_DOT = 7;

/** Where each dot is looked at, `[u, v]` in pitches: its centre first. */
const LOOKS = Float64Array.from(
  Array.from({ length: DOT_COUNT }, (_, dot) =>
    [[0, 0], ...DIRECTIONS, ...DIRECTIONS.map(([u, v]) => [-u, -v])].flatMap(([u, v]) => [
      DOT_CENTRES[2 * dot]! + AROUND * u!,
      DOT_CENTRES[2 * dot + 1]! + AROUND * v!,
    ]),
  ).flat(),
);

const seen = new Float64Array(2);

/** Writes in `darkness` how dark each dot looks, 0–255: of seven looks each, the mean. An inverted print is darkest where it is lightest. */
export function sampleDots(pixels: Pixels, warp: Warp, inverted: boolean, darkness: Float64Array): void {
  for (let dot = 0, at = 0; dot < DOT_COUNT; dot++) {
    let sum = 0;
    for (let sample = 0; sample < LOOKS_A_DOT; sample++, at += 2) {
      project(warp, LOOKS[at]!, LOOKS[at + 1]!, seen);
      sum += greyAt(pixels, seen[0]!, seen[1]!);
    }
    darkness[dot] = inverted ? sum / LOOKS_A_DOT : 255 - sum / LOOKS_A_DOT;
  }
}
