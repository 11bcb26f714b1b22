/** Counts what a trial tried, and keeps what did not hold. */
export interface Tally {
  readonly tried: number;
  readonly held: number;
  /** What broke, the first hundred in words. */
  readonly broken: readonly string[];
  readonly brokenCount: number;
  /** One observation: `what` says in words what should have held. Answers whether it did. */
  check(what: string, holds: boolean): boolean;
}

const wordsKept = 100;

export function createTally(): Tally {
  let tried = 0;
  let held = 0;
  const broken: string[] = [];
  return {
    get tried() {
      return tried;
    },
    get held() {
      return held;
    },
    get brokenCount() {
      return tried - held;
    },
    broken,
    check(what, holds) {
      tried += 1;
      if (holds) held += 1;
      else if (broken.length < wordsKept) broken.push(what);
      return holds;
    },
  };
}
