import { DOT_COUNT } from '../dots.ts';
import { DOT_CENTRES } from '../layout/geometry.ts';

/** Stains tried, the most suspect first. */
const MOST = 8;

/** Radius of a stain in pitches, squared: thirteen dots. */
const REACH = 3.2;

/** What a dot that differs from the middle takes off the suspicion that a dot alike adds. */
const DIFFERENT = -3;

/**
 * The places that look most like a stain or a glare: dots all dark or all light around a middle one. A stain makes half of
 * the dots under it wrong, and all of them look sure.
 */
export function suspectStains(confidence: Float64Array): readonly (readonly number[])[] {
  const suspects = Array.from({ length: DOT_COUNT }, (_, middle) => {
    const around = dotsAround(middle);
    const alike = around.filter((dot) => confidence[dot]! > 0 === confidence[middle]! > 0);
    return { alike, suspicion: alike.length + DIFFERENT * (around.length - alike.length) };
  });
  return suspects.sort((one, other) => other.suspicion - one.suspicion).slice(0, MOST).map(({ alike }) => alike);
}

function dotsAround(middle: number): number[] {
  const around: number[] = [];
  for (let dot = 0; dot < DOT_COUNT; dot++) {
    if ((DOT_CENTRES[2 * dot]! - DOT_CENTRES[2 * middle]!) ** 2 + (DOT_CENTRES[2 * dot + 1]! - DOT_CENTRES[2 * middle + 1]!) ** 2 < REACH) around.push(dot);
  }
  return around;
}
