export interface Lanes {
  /** Runs the job after all earlier ones of the same key, whatever became of them. */
  run<T>(key: string, job: () => Promise<T>): Promise<T>;
  /** Resolves when every job known now has ended. */
  idle(): Promise<void>;
}

/** Jobs of one key run one after the other in the order given; different keys run side by side. */
export function createLanes(): Lanes {
  const tails = new Map<string, Promise<void>>();
  return {
    run(key, job) {
      const result = (tails.get(key) ?? Promise.resolve()).then(job);
      const tail = result.then(nothing, nothing).then(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
      tails.set(key, tail);
      return result;
    },
    async idle() {
      await Promise.all(tails.values());
    },
  };
}

function nothing(): void {}
