import { waitFor } from '@testing-library/react';

/** Of Node, in which screens are tested: React schedules by it. */
const { setImmediate } = globalThis as unknown as { setImmediate: (act: () => void) => void };

/** As long as a busy machine may take for a drawing: timers that are due run before the next turn's immediates. */
function spendMilliseconds(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('waitFor answers after the effects that React leaves to the turn after a long drawing', async () => {
  const order: string[] = [];
  await waitFor(() => {
    setImmediate(() => {
      spendMilliseconds(5);
      order.push('drawing');
      setImmediate(() => void order.push('effects'));
    });
  });
  expect(order).toEqual(['drawing', 'effects']);
});
