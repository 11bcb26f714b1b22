import type { RepairsHarness } from '../repairs.harness.ts';
import { createStatisticsStore } from '../store/statistics-store.ts';

/** The counters of a service under test, by what they say and by what acts change in them. */
export function countersOf(tested: { readonly harness: RepairsHarness }) {
  /** Of all weeks, each once. */
  async function counters(): Promise<Record<string, number>> {
    const statistics = createStatisticsStore(tested.harness.database);
    const { current } = (await statistics.state()) ?? {};
    const sum: Record<string, number> = {};
    const add = (name: string, value: number) => void (sum[name] = (sum[name] ?? 0) + value);
    for (const { counts } of await statistics.weeks(current ?? '', '9999-W01'))
      for (const [name, value] of Object.entries(counts))
        if (typeof value === 'number') add(name, value);
        else for (const [inner, one] of Object.entries(value)) add(`${name}.${inner}`, one);
    return sum;
  }

  /** What these acts change in the counters. */
  async function changeOf(acts: () => Promise<unknown>): Promise<Record<string, number>> {
    await tested.harness.drain();
    const before = await counters();
    await acts();
    await tested.harness.drain();
    const changed = Object.entries(await counters()).map(
      ([name, value]) => [name, value - (before[name] ?? 0)] as const,
    );
    return Object.fromEntries(changed.filter(([, change]) => change !== 0));
  }

  return { counters, changeOf };
}

export function nonZero(values: Record<string, number>): [string, number][] {
  return Object.entries(values).filter(([, value]) => value !== 0);
}
