import { createPostponed } from './postponed.ts';

it('lets a failing key rest longer each time, up to a bound, and forgets it once it went well', () => {
  let now = 0;
  const postponed = createPostponed(100, 350, () => new Date(now));
  const rests = [100, 200, 350, 350].map((expected) => {
    postponed.add('a');
    now += expected - 1;
    const still = postponed.has('a');
    now += 1;
    return still && !postponed.has('a');
  });
  expect(rests).toEqual([true, true, true, true]);
  expect(postponed.size()).toBe(1);
  postponed.clear('a');
  expect([postponed.size(), postponed.has('a')]).toEqual([0, false]);
});
