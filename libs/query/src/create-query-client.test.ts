import { createQueryClient } from './index.ts';

const readTwice = async (isFinal: boolean): Promise<number> => {
  jest.useFakeTimers();
  const client = createQueryClient(
    () => isFinal,
    () => 0,
  );
  const queryFn = jest.fn(() => Promise.reject(new Error('no')));
  const asked = client
    .fetchQuery({ queryKey: ['thing'], queryFn, retry: client.getDefaultOptions().queries?.retry })
    .catch(() => undefined);
  await jest.runAllTimersAsync();
  await asked;
  client.clear();
  jest.useRealTimers();
  return queryFn.mock.calls.length;
};

describe('the cache of a session', () => {
  it('reads once more when the server was away', async () => {
    expect(await readTwice(false)).toBe(2);
  });

  it('takes a refusal for what it is', async () => {
    expect(await readTwice(true)).toBe(1);
  });

  it('pauses as long as the failure asks for', () => {
    const { queries } = createQueryClient(
      () => false,
      () => 1234,
    ).getDefaultOptions();
    const pause = queries?.retryDelay as (failures: number, failure: Error) => number;
    expect(pause(0, new Error('busy'))).toBe(1234);
  });

  it('never repeats what is written', () => {
    expect(
      createQueryClient(
        () => false,
        () => 0,
      ).getDefaultOptions().mutations?.retry,
    ).toBe(false);
  });
});
