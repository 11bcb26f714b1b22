import { DOT_COUNT } from '../../dots.ts';
import { BESIDE, BEYOND } from './lattice.ts';

/** Weights of what makes a dot suspect: fitted by logistic regression to 127,000 dots of simulated worn prints. */
const WEIGHTS = { faint: 8, glaring: 1, alikeBeside: 7.4, alikeBeyond: 2.7, uneven: 2.9 } as const;

/** Difference in darkness, in contrasts, from which on dots beside each other differ as much as they may. */
const MOST_UNEVEN = 0.6;

/**
 * Writes how likely each dot is read wrongly, on any scale. Blur leaves a dot faint; a stain or a glare makes dots that
 * lie together alike, as light and dark at random seldom are, or lighter than light.
 */
export function suspectDots(
  darkness: Float64Array,
  confidence: Float64Array,
  contrast: number,
  suspicion: Float64Array,
): void {
  for (let dot = 0; dot < DOT_COUNT; dot++) {
    const excess = Math.abs(confidence[dot]!) - 0.5;
    suspicion[dot] =
      (excess < 0 ? -WEIGHTS.faint : WEIGHTS.glaring) * excess +
      WEIGHTS.alikeBeside * alikeness(dot, BESIDE[dot]!, confidence) +
      WEIGHTS.alikeBeyond * alikeness(dot, BEYOND[dot]!, confidence) +
      WEIGHTS.uneven * unevenness(dot, darkness, confidence, contrast);
  }
}

/** How surely others are alike, light or dark, on average: nothing where they differ. */
function alikeness(dot: number, others: readonly number[], confidence: Float64Array): number {
  let sum = 0;
  for (const other of others) sum += Math.max(0, Math.sign(confidence[dot]!) * confidence[other]!);
  return sum / others.length;
}

/** How much the neighbours that are alike differ in darkness, in contrasts, on average: most where none is. */
function unevenness(dot: number, darkness: Float64Array, confidence: Float64Array, contrast: number): number {
  let [alike, sum] = [0, 0];
  for (const other of BESIDE[dot]!) {
    if (confidence[dot]! * confidence[other]! <= 0) continue;
    alike++;
    sum += Math.abs(darkness[dot]! - darkness[other]!) / contrast;
  }
  return alike > 0 ? Math.min(sum / alike, MOST_UNEVEN) : MOST_UNEVEN;
}
