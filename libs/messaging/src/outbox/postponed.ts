export interface Postponed {
  /** True while the key shall rest. */
  has(key: string): boolean;
  /** Lets the key rest, longer each time in a row. */
  add(key: string): void;
  clear(key: string): void;
  size(): number;
}

interface Rest {
  readonly until: Date;
  readonly times: number;
}

const never = new Date(0);

/** Keys that failed rest for `first` milliseconds, then twice as long each time, up to `longest`. */
export function createPostponed(first: number, longest: number, now = () => new Date()): Postponed {
  const rests = new Map<string, Rest>();
  return {
    has: (key) => (rests.get(key)?.until ?? never) > now(),
    add(key) {
      const times = rests.get(key)?.times ?? 0;
      const pause = Math.min(first * 2 ** times, longest);
      rests.set(key, { until: new Date(now().getTime() + pause), times: times + 1 });
    },
    clear: (key) => void rests.delete(key),
    size: () => rests.size,
  };
}
