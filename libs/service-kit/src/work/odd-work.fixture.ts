/** What a worker may be asked in tests. */
const works = {
  double: (number: number) => number * 2,
  spin: () => {
    for (;;);
  },
  hoard: () => {
    const blocks: number[][] = [];
    for (;;) blocks.push(Array.from({ length: 10_000 }, (_, index) => index + blocks.length));
  },
  refuse: () => {
    throw new RangeError('I will not');
  },
  die: () => process.exit(3),
} satisfies Record<string, (number: number) => number>;

export interface OddWork {
  readonly work: keyof typeof works;
  readonly number?: number;
}

export default ({ work, number = 0 }: OddWork): number => works[work](number);
