import type { Notice } from '@alveole/contracts';
import { showToast, toasts } from './toasts.ts';

/** The seconds that a remote asks for, and how long the toast then stays, in milliseconds (establishments §8). */
const times: readonly [seconds: Notice['seconds'], time: number][] = [
  [undefined, 3000],
  [3, 3000],
  [6, 6000],
  [7, 7000],
  [10, 10_000],
];

it.each(times)('a notice of %s seconds stays %d ms on screen', (seconds, time) => {
  showToast({ text: `Pendant ${time} ms, ${seconds}`, tone: 'danger', ...(seconds === undefined ? {} : { seconds }) });
  expect(toasts.last()).toMatchObject({ message: `Pendant ${time} ms, ${seconds}`, tone: 'danger', time });
});
