import { tooBusy } from '../admission/too-busy.ts';

export interface TurnLimits {
  /** How many may be at work at once. */
  readonly places: number;
  /** How many may wait for a place. */
  readonly queue: number;
  /** How long one may wait. */
  readonly waitMs: number;
}

export interface Turns {
  /** How many wait. */
  readonly waiting: number;
  /** Does the work once a place is free, in the order of asking. Throws the coded 503 where too many wait, or for too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** A bounded queue for a number of places: who has to wait too long is told, not kept. */
export function createTurns({ places, queue, waitMs }: TurnLimits): Turns {
  const line = new Set<() => void>();
  let free = places;

  async function take(): Promise<boolean> {
    if (free > 0) {
      free -= 1;
      return true;
    }
    return line.size < queue && wait();
  }

  function wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = (hasPlace: boolean) => {
        clearTimeout(timer);
        line.delete(begin);
        resolve(hasPlace);
      };
      const begin = () => leave(true);
      const timer = setTimeout(() => leave(false), waitMs);
      line.add(begin);
    });
  }

  function give(): void {
    const [next] = line;
    if (next) next();
    else free += 1;
  }

  return {
    get waiting() {
      return line.size;
    },
    async run(work) {
      if (!(await take())) throw tooBusy;
      try {
        return await work();
      } finally {
        give();
      }
    },
  };
}
