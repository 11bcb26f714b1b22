/** Ways to choose `count` of `from` dots. */
function choices(from: number, count: number): number {
  let ways = 1;
  for (let taken = 0; taken < count; taken++) ways = (ways * (from - taken)) / (taken + 1);
  return ways;
}

/**
 * Chance that one image of uniform noise lies within `errors` of a codeword, `erased` dots aside: the 2⁶³ codewords
 * have so many words around them, of 2^(127 − erased) in all. The balls of a sum over images may overlap: it is a bound.
 */
export function chance(errors: number, erased: number): number {
  let words = 0;
  for (let wrong = 0; wrong <= errors; wrong++) words += choices(127 - erased, wrong);
  return words * 2 ** (erased - 64);
}
