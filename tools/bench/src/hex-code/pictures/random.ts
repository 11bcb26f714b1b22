/** A seeded source of chance: the same seed gives the same pictures on every machine. */
export type Random = {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [from, to). */
  between(from: number, to: number): number;
  /** Whole number in [0, limit). */
  below(limit: number): number;
  /** 32 random bits, signed. */
  bits(): number;
  /** Normal, mean 0 and deviation 1. */
  normal(): number;
  pick<T>(choices: readonly T[]): T;
};

/** Chance from a text such as `1/tilted/17`. */
export function createRandom(seed: string): Random {
  const bits = sfc32(seed);
  const next = () => (bits() >>> 0) / 2 ** 32;
  const between = (from: number, to: number) => from + next() * (to - from);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    between,
    below,
    bits,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (choices) => choices[below(choices.length)]!,
  };
}

/** Small fast counter generator of PractRand (Chris Doty-Humphrey): 128 bits of state, seeded by FNV-1a. */
function sfc32(seed: string): () => number {
  let a = hash(seed, 0x811c9dc5);
  let b = hash(seed, 0x01234567);
  let c = hash(seed, 0x2badf00d);
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

function hash(text: string, basis: number): number {
  let value = basis;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  return value;
}
