/** One who sleeps between two rounds of work, and whom others wake: hundreds of times a second, so without signals. */
export interface Sleeper {
  wake(): void;
  /** From here on a call is remembered: the next sleep is over before it begins. */
  listen(): void;
  /** Sleeps so many milliseconds, or until somebody wakes him. */
  sleep(milliseconds: number): Promise<void>;
}

export function createSleeper(): Sleeper {
  let isWoken = false;
  let rise = (): void => undefined;
  return {
    wake() {
      isWoken = true;
      rise();
    },
    listen: () => void (isWoken = false),
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        if (isWoken) return resolve();
        const timer = setTimeout(resolve, milliseconds);
        rise = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
