/** The leaves from `from` up to, without, `to`; a proof is a list of the hashes of such ranges. */
export interface LeafRange {
  readonly from: number;
  readonly to: number;
}

/** The largest power of two below a size of two or more: where RFC 6962 splits a tree. */
export function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** Whose hashes prove that a leaf is in a tree (PATH of RFC 6962, 2.1.1), those nearest to the leaf first. */
export function inclusionRanges(index: number, size: number): readonly LeafRange[] {
  const ranges: LeafRange[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + splitOf(to - from);
    if (index < middle) {
      ranges.push({ from: middle, to });
      to = middle;
    } else {
      ranges.push({ from, to: middle });
      from = middle;
    }
  }
  return ranges.toReversed();
}

/** Whose hashes prove that a tree goes on from an older one (PROOF of RFC 6962, 2.1.2); none from an empty one. */
export function consistencyRanges(olderSize: number, newerSize: number): readonly LeafRange[] {
  if (olderSize === 0 || olderSize === newerSize) return [];
  const ranges: LeafRange[] = [];
  let [from, to] = [0, newerSize];
  while (to > olderSize) {
    const middle = from + splitOf(to - from);
    if (olderSize <= middle) {
      ranges.push({ from: middle, to });
      to = middle;
    } else {
      ranges.push({ from, to: middle });
      from = middle;
    }
  }
  return (from === 0 ? ranges : [...ranges, { from, to }]).toReversed();
}

/** The range in perfect subtrees, from left to right: each a power of two of leaves that stands at a multiple of its size. */
export function perfectParts({ from, to }: LeafRange): readonly LeafRange[] {
  const parts: LeafRange[] = [];
  for (let start = from; start < to;) {
    let length = 1;
    while (start % (length * 2) === 0 && start + length * 2 <= to) length *= 2;
    parts.push({ from: start, to: start + length });
    start += length;
  }
  return parts;
}
