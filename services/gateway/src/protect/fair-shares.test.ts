import { createFairShares } from './fair-shares.ts';
import type { FairShares } from './fair-shares.ts';

const takeAll = (shares: FairShares, source: string, times: number) =>
  Array.from({ length: times }, () => shares.take(source)).filter((release) => release !== undefined);

describe('places that sources share', () => {
  it('leave half to others, whatever one source asks for', () => {
    const shares = createFairShares(() => 100);
    expect(takeAll(shares, 'flood', 400)).toHaveLength(50);
    expect(takeAll(shares, 'counter', 10)).toHaveLength(10);
  });

  it('are a fair part each with many sources, and one at least', () => {
    const shares = createFairShares(() => 100);
    for (let source = 0; source < 50; source += 1) takeAll(shares, `flood ${source}`, 8);
    expect(takeAll(shares, 'counter', 1)).toHaveLength(1);
    for (let source = 0; source < 100; source += 1) takeAll(shares, `more ${source}`, 8);
    expect(takeAll(shares, 'another', 8)).toHaveLength(1);
    expect(
      takeAll(
        createFairShares(() => 1),
        'alone',
        2,
      ),
    ).toHaveLength(1);
  });

  it('are bounded in sum, however many sources come', () => {
    const shares = createFairShares(() => 100);
    const taken = Array.from({ length: 1_000 }, (_, source) => shares.take(`source ${source}`));
    expect(taken.filter(Boolean)).toHaveLength(400);
  });

  it('gives a source fewer places once the sum is lower, and as many again after that', () => {
    let sum = 8;
    const shares = createFairShares(() => sum);
    const [first, ...others] = takeAll(shares, 'flood', 8);
    expect([first, ...others]).toHaveLength(4);
    sum = 4;
    first?.();
    expect(takeAll(shares, 'flood', 4)).toEqual([]);
    sum = 8;
    expect(takeAll(shares, 'flood', 4)).toHaveLength(1);
  });

  it('are given back once each', () => {
    const shares = createFairShares(() => 4);
    const [first] = takeAll(shares, 'a', 2);
    first?.();
    first?.();
    expect(takeAll(shares, 'a', 5)).toHaveLength(1);
  });
});
