/** Node's own, whatever timers a suite puts in its place. */
const { setImmediate } = globalThis;

const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Runs a `waitFor` or a `findBy…` outside of React's `act`, as Testing Library does, and answers once the effects of what
 * it saw have run: React leaves those of a long drawing to a later turn, which the library's own wait of one
 * millisecond does not outlast on a busy machine.
 */
export async function waitThenSettle<Result>(wait: () => Promise<Result>): Promise<Result> {
  const isActing = page.IS_REACT_ACT_ENVIRONMENT;
  page.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    const result = await wait();
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
    // Those that a suite put in place stand still else.
    if ('clock' in setTimeout) jest.advanceTimersByTime(0);
    return result;
  } finally {
    page.IS_REACT_ACT_ENVIRONMENT = isActing;
  }
}
