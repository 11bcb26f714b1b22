import { readFile } from './read-file.ts';

type Body = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>;

/** An answer whose pieces come one by one. */
function answerOf(
  pieces: readonly Uint8Array[],
  rows?: string,
  end: () => Promise<never> | undefined = () => undefined,
) {
  const left = [...pieces];
  const reader: Body = {
    read: async () => {
      const value = left.shift();
      if (value) return { done: false, value };
      await end();
      return { done: true, value: undefined };
    },
    cancel: async () => void left.splice(0),
  };
  return {
    headers: new Headers(rows ? { 'x-rows': rows } : {}),
    body: { getReader: () => reader },
  } as unknown as Response;
}
const bytes = (...values: number[]) => new Uint8Array(values);

describe('the reading of a file', () => {
  it('keeps every byte, the mark at the beginning too, and tells how far it has come', async () => {
    const seen: unknown[] = [];
    const file = await readFile(answerOf([bytes(0xef, 0xbb, 0xbf), bytes(65)], '12'), {
      onProgress: (progress) => seen.push(progress),
    });
    expect([...file]).toEqual([0xef, 0xbb, 0xbf, 65]);
    expect(seen).toEqual([
      { receivedBytes: 3, rows: 12 },
      { receivedBytes: 4, rows: 12 },
    ]);
  });

  it('fails as the network does when the file breaks off', async () => {
    const broken = answerOf([bytes(1)], undefined, () => Promise.reject(new TypeError('terminated')));
    await expect(readFile(broken, {})).rejects.toMatchObject({ message: 'network error' });
  });

  it('stops where it is when it is cancelled', async () => {
    const stop = new AbortController();
    const reading = readFile(answerOf([bytes(1), bytes(2), bytes(3)]), {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
