import { DOT_COUNT } from '../../dots.ts';
import { DOT_CENTRES } from '../../layout/geometry.ts';

/** Weights of what makes a dot suspect: fitted by logistic regression to 127,000 dots of simulated worn prints. */
const WEIGHTS = { faint: 8, glaring: 1, alikeBeside: 7.4, alikeBeyond: 2.7, uneven: 2.9 } as const;

/** Squared distances, in pitches, below which dots are neighbours, and neighbours of neighbours. */
const [BESIDE, BEYOND] = [1.2, 4.2];

/** Difference in darkness, in contrasts, from which on dots beside each other differ as much as they may. */
const MOST_UNEVEN = 0.6;

/**
 * Writes how likely each dot is read wrongly, on any scale. Blur leaves a dot faint; a stain or a glare makes dots that
 * lie together alike, as light and dark at random seldom are, or lighter than light.
 */
export function suspectDots(darkness: Float64Array, confidence: Float64Array, contrast: number, suspicion: Float64Array): void {
  for (let dot = 0; dot < DOT_COUNT; dot++) {
    const excess = Math.abs(confidence[dot]!) - 0.5;
    const [beside, beyond] = [noTally(), noTally()];
    for (let other = 0; other < DOT_COUNT; other++) {
      const distance = (DOT_CENTRES[2 * dot]! - DOT_CENTRES[2 * other]!) ** 2 + (DOT_CENTRES[2 * dot + 1]! - DOT_CENTRES[2 * other + 1]!) ** 2;
      if (other === dot || distance > BEYOND) continue;
      const tally = distance < BESIDE ? beside : beyond;
      tally.dots++;
      const alike = Math.sign(confidence[dot]!) * confidence[other]!;
      if (alike <= 0) continue;
      tally.alike++;
      tally.strength += alike;
      tally.uneven += Math.abs(darkness[dot]! - darkness[other]!) / contrast;
    }
    const uneven = beside.alike > 0 ? Math.min(beside.uneven / beside.alike, MOST_UNEVEN) : MOST_UNEVEN;
    suspicion[dot] =
      (excess < 0 ? -WEIGHTS.faint : WEIGHTS.glaring) * excess +
      WEIGHTS.alikeBeside * beside.strength / beside.dots + WEIGHTS.alikeBeyond * beyond.strength / beyond.dots + WEIGHTS.uneven * uneven;
  }
}

const noTally = () => ({ dots: 0, alike: 0, strength: 0, uneven: 0 });
