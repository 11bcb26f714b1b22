/** Gives back what was taken; a second time does nothing. */
export type Release = () => void;

export interface FairShares {
  /** Takes a place for a source, or answers undefined where it has its share of them already, or all are taken. */
  take(source: string): Release | undefined;
}

/** Whoever has no place gets one though the sum is reached, until so many times the sum are taken. */
const maxTimesSum = 4;

/**
 * Places that sources share: fair by source first, bounded in sum then. Whoever is alone has half of them, so that
 * another one who comes finds room; with more sources each has less.
 * @param sumNow how many places there are at this moment
 */
export function createFairShares(sumNow: () => number): FairShares {
  const taken = new Map<string, number>();
  let total = 0;

  function release(source: string): void {
    total -= 1;
    const left = (taken.get(source) ?? 1) - 1;
    if (left > 0) taken.set(source, left);
    else taken.delete(source);
  }

  const shareOf = (sum: number, sources: number) => Math.max(1, Math.floor(sum / (sources + 1)));

  return {
    take(source) {
      const sum = sumNow();
      const own = taken.get(source) ?? 0;
      const share = total < sum ? shareOf(sum, taken.size + (own === 0 ? 1 : 0)) : 1;
      if (own >= share || total >= sum * maxTimesSum) return undefined;
      taken.set(source, own + 1);
      total += 1;
      let isTaken = true;
      return () => {
        if (isTaken) release(source);
        isTaken = false;
      };
    },
  };
}
