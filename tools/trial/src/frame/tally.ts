/** Counts what a trial tried, and keeps what did not hold. */
export interface Tally {
  readonly tried: number;
  readonly heldCount: number;
  /** What broke, the first hundred in words. */
  readonly broken: readonly string[];
  readonly brokenCount: number;
  /** Bounds of time that were missed where that breaks nothing, in words. */
  readonly missed: readonly string[];
  /** One observation: `what` says in words what should have held. Answers whether it did. */
  check(what: string, holds: boolean): boolean;
  /** The same of a bound of time that a busy machine may miss: counted as tried and as held or missed. */
  estimate(what: string, isMet: boolean): boolean;
}

const wordsStored = 100;

export function createTally(): Tally {
  let tried = 0;
  let heldCount = 0;
  const broken: string[] = [];
  const missed: string[] = [];
  return {
    get tried() {
      return tried;
    },
    get heldCount() {
      return heldCount;
    },
    get brokenCount() {
      return tried - heldCount - missed.length;
    },
    broken,
    missed,
    estimate(what, isMet) {
      tried += 1;
      if (isMet) heldCount += 1;
      else missed.push(what);
      return isMet;
    },
    check(what, holds) {
      tried += 1;
      if (holds) heldCount += 1;
      else if (broken.length < wordsStored) broken.push(what);
      return holds;
    },
  };
}
