/** Enough to keep a disk at work. */
const atOnce = 8;

/** Does the work for each item, some at a time. Rejects with the first failure, after which no other item is begun. */
export async function eachAtOnce<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = shared(items);
  let hasFailed = false;
  const lane = async () => {
    for await (const item of waiting) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  const failure = lanes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
}

/** One walk that several loops share; the end of one loop does not end it. */
function shared<T>(items: Iterable<T> | AsyncIterable<T>): AsyncIterable<T> {
  const walk = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  return { [Symbol.asyncIterator]: () => ({ next: async () => walk.next() }) };
}
