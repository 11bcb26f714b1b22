export interface Lap {
  readonly name: string;
  readonly ms: number;
}

/** Does something and remembers how long it took. */
export type Timed = <T>(name: string, act: () => Promise<T>) => Promise<T>;

export function createStopwatch(): { readonly laps: readonly Lap[]; readonly time: Timed } {
  const laps: Lap[] = [];
  return {
    laps,
    time: async (name, act) => {
      const began = performance.now();
      const result = await act();
      laps.push({ name, ms: performance.now() - began });
      return result;
    },
  };
}
