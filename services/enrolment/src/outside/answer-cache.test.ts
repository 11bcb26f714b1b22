import { createAnswerCache } from './answer-cache.ts';

it('keeps no more answers than its bound, the latest asked for, and nothing beyond its lifetime', async () => {
  const clock = { at: 1, now: () => clock.at };
  let asked = 0;
  const cache = createAnswerCache<{ answer: number }>({ most: 2, lifetime: 10 }, clock);
  const get = (key: string) => cache.forceFetch(key, { context: async () => ({ answer: (asked += 1) }) });
  await get('a');
  await get('b');
  await get('a');
  await get('c');
  expect(asked).toBe(3);
  await get('a');
  expect(asked).toBe(3);
  await get('b');
  expect(asked).toBe(4);
  clock.at = 12;
  await get('b');
  expect(asked).toBe(5);
});
