/** Fewer files than this could point to a person. */
export const smallestShownCell = 5;

/**
 * Which cells of a table that is published with its sum are held back: those of 1 to 4 files (or fewer than none, where some
 * were taken back) and, where that is one cell
 * alone, the next smallest too, so that no subtraction brings it back. Answers their indexes.
 */
export function maskedCells(counts: readonly number[]): ReadonlySet<number> {
  const small = counts.flatMap((count, index) => (count !== 0 && count < smallestShownCell ? [index] : []));
  if (small.length !== 1) return new Set(small);
  const others = counts.flatMap((count, index) => (count >= smallestShownCell ? [{ count, index }] : []));
  const next = others.reduce<(typeof others)[number] | undefined>(
    (least, one) => (least === undefined || one.count < least.count ? one : least),
    undefined,
  );
  return new Set(next === undefined ? small : [...small, next.index]);
}
