import { isAfterChange } from './change-day.ts';

it('marks entities created on or after 10 November 2020', () => {
  expect([
    isAfterChange('2020-11-09T23:59:59Z'),
    isAfterChange('2020-11-10T00:00:00Z'),
    isAfterChange('2021-01-01'),
  ]).toEqual([false, true, true]);
});
