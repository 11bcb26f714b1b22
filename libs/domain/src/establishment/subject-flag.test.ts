import { decideFlag, flagEndsBefore, flagEndsTooLate, flagStateOf } from './subject-flag.ts';

it.each([
  ['2026-03-10', false, 'in-force'],
  ['2026-03-11', false, 'in-force'],
  ['2026-03-09', false, 'expired'],
  ['2026-03-11', true, 'removed'],
  ['2026-03-09', true, 'removed'],
] as const)('on 10 March a flag until %s, removed: %s, is %s', (lastDay, isRemoved, state) => {
  expect(flagStateOf({ lastDay, isRemoved }, '2026-03-10')).toBe(state);
});

it.each([
  ['2026-03-10', { ok: true, value: undefined }],
  ['2026-03-09', { ok: false, refusal: flagEndsBefore }],
  ['2028-03-10', { ok: true, value: undefined }],
  ['2028-03-11', { ok: false, refusal: flagEndsTooLate }],
])('on 10 March 2026 a flag until %s is decided', (lastDay, decision) => {
  expect(decideFlag(lastDay, '2026-03-10')).toEqual(decision);
});
