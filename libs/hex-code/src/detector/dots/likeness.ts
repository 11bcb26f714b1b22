import { DOT_COUNT } from '../../dots.ts';

/** Of the dots, these are the less suspect ones, whatever a stain makes of the others. */
const REST = 67;

const sorted = new Float64Array(DOT_COUNT);

/**
 * Mean suspicion of the less suspect half of the dots, on the scale of `suspectDots`. A stain or a glare spares it; of print
 * that is no code, nearly every dot is as suspect: of 337 worn and bent prints that are read it stays below 3.2, of tiles, text
 * and honeycombs that look like an outline half lie above.
 */
export function suspicionOfRest(suspicion: Float64Array): number {
  sorted.set(suspicion);
  sorted.sort();
  let sum = 0;
  for (let dot = 0; dot < REST; dot++) sum += sorted[dot]!;
  return sum / REST;
}
