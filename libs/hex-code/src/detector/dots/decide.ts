import { DOT_COUNT } from '../../dots.ts';
import { DOT_CENTRES } from '../../layout/geometry.ts';
import type { Equations } from '../outline/least-squares.ts';
import { LIGHT_TERMS, writeTerms } from '../outline/warp.ts';
import { NEIGHBOURS, NO_DOT } from './lattice.ts';

/** How dark the picture is beyond the border of the lattice, between a light dot (0) and a dark one (1): half outline. */
const BEYOND = 0.6;

/** Unknowns of the model: the light (a polynomial of degree two), what a dark dot adds, and what its neighbours add, by direction. */
const OWN = LIGHT_TERMS;
const UNKNOWNS = OWN + 1 + 3;

/** Rounds of deciding and fitting: the decisions seldom change after the third. */
const ROUNDS = 3;

const RIDGE = 1e-3;

const isDarkDot = new Uint8Array(DOT_COUNT);

/**
 * Decides which dots are dark, and writes in `confidence` how surely: positive for dark, ±0.5 for one just as a model
 * dot. Light falls unevenly, and blur and motion mix each dot with its neighbours, more in one direction than in
 * others; so what is fitted to the picture is that mixture, and what the neighbours add is then taken off.
 */
export function decideDots(darkness: Float64Array, confidence: Float64Array, equations: Equations): number {
  splitInTwo(darkness);
  let contrast = 1;
  for (let round = 0; round < ROUNDS; round++) {
    fitMixture(darkness, equations);
    contrast = Math.max(equations.solution[OWN]!, 1);
    for (let dot = 0; dot < DOT_COUNT; dot++) {
      // The residual is what the model cannot say: what the dot itself adds comes on top.
      confidence[dot] = equations.residual(dot) / contrast + isDarkDot[dot]! - 0.5;
    }
    for (let dot = 0; dot < DOT_COUNT; dot++) isDarkDot[dot] = confidence[dot]! > 0 ? 1 : 0;
  }
  return contrast;
}

/** First decision: darker than the middle between the means of both kinds (Ridler and Calvard). */
function splitInTwo(darkness: Float64Array): void {
  let threshold = darkness.reduce((sum, value) => sum + value, 0) / DOT_COUNT;
  for (let round = 0; round < ROUNDS; round++) {
    const sums = [0, 0];
    const counts = [0, 0];
    for (let dot = 0; dot < DOT_COUNT; dot++) {
      const kind = darkness[dot]! > threshold ? 1 : 0;
      isDarkDot[dot] = kind;
      sums[kind]! += darkness[dot]!;
      counts[kind]!++;
    }
    threshold = (sums[0]! / Math.max(1, counts[0]!) + sums[1]! / Math.max(1, counts[1]!)) / 2;
  }
}

function fitMixture(darkness: Float64Array, equations: Equations): void {
  equations.clear(UNKNOWNS);
  for (let dot = 0; dot < DOT_COUNT; dot++) {
    const row = equations.add(darkness[dot]!, 1);
    writeTerms(DOT_CENTRES[2 * dot]!, DOT_CENTRES[2 * dot + 1]!, row);
    row[OWN] = isDarkDot[dot]!;
    for (let direction = 0; direction < 3; direction++) {
      row[OWN + 1 + direction] =
        kindOf(NEIGHBOURS[dot * 6 + 2 * direction]!) + kindOf(NEIGHBOURS[dot * 6 + 2 * direction + 1]!);
    }
  }
  equations.solve(RIDGE);
}

function kindOf(neighbour: number): number {
  return neighbour === NO_DOT ? BEYOND : isDarkDot[neighbour]!;
}
