export type Gate = <T>(act: () => Promise<T>) => Promise<T>;

/** Lets at most `places` acts run at once; the others wait in the order in which they came. */
export function createGate(places: number): Gate {
  const waiting: (() => void)[] = [];
  let free = places;

  const enter = () =>
    new Promise<void>((resolve) => {
      if (free > 0) {
        free--;
        resolve();
      } else waiting.push(resolve);
    });

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };

  return async (act) => {
    await enter();
    try {
      return await act();
    } finally {
      leave();
    }
  };
}
