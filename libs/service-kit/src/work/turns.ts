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
  /** True once a place is free, in the order of asking; false where too many wait, or for too long. */
  take(): Promise<boolean>;
  /** Hands a place on. */
  give(): void;
}

/** A bounded queue for a number of places: who has to wait too long is told, not kept. */
export function createTurns({ places, queue, waitMs }: TurnLimits): Turns {
  const line = new Set<() => void>();
  let free = places;

  function wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = (hasPlace: boolean) => {
        clearTimeout(patience);
        line.delete(begin);
        resolve(hasPlace);
      };
      const begin = () => leave(true);
      const patience = setTimeout(() => leave(false), waitMs);
      line.add(begin);
    });
  }

  return {
    get waiting() {
      return line.size;
    },
    async take() {
      if (free > 0) {
        free -= 1;
        return true;
      }
      return line.size < queue && wait();
    },
    give() {
      const [next] = line;
      if (next) next();
      else free += 1;
    },
  };
}
