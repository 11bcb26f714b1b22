import { keepShortly } from './keep-shortly.ts';

it('asks once for a while, then anew', async () => {
  let instant = 0;
  let asked = 0;
  const read = keepShortly(
    500,
    async () => (asked += 1),
    () => new Date(instant),
  );
  expect([await read(), await read()]).toEqual([1, 1]);
  instant = 500;
  expect(await read()).toBe(1);
  instant = 501;
  expect(await read()).toBe(2);
});
