import { RepairStatus } from './statuses.ts';
import { decideLearner, learnerPlaceOf } from './session-learners.ts';

const at = (id: string, time: string, status: RepairStatus = RepairStatus.toReview) => ({
  id,
  status,
  createdAt: new Date(`2026-03-${time}:00.000Z`),
});
const anna = at('anna', '02T10:00');
const bruno = at('bruno', '02T10:20');
const chloe = at('chloe', '02T10:40', RepairStatus.incomplete);

describe('decideLearner', () => {
  it('lets the third learner of a session of three have its invoice, and refuses the fourth', () => {
    expect(decideLearner(chloe, [anna, bruno], 3).ok).toBe(true);
    expect(decideLearner(at('dan', '02T11:00', RepairStatus.incomplete), [anna, bruno, chloe], 3)).toMatchObject({
      ok: false,
      refusal: { id: 'every-learner-of-this-session-has-a-file' },
    });
  });

  it.each([
    ['that were given up', [at('gone', '02T09:00', RepairStatus.abandoned)]],
    ['of another day in Paris', [at('late', '01T22:30')]],
    ['of the learner himself, whose invoice is replaced', [chloe]],
  ])('counts no files %s', (_which, more) => {
    expect(decideLearner(chloe, [anna, bruno, ...more], 3).ok).toBe(true);
  });
});

it('tells which learner a file is of, how many have a file, and whose is the first', () => {
  expect(learnerPlaceOf(bruno, [chloe, anna])).toEqual({ number: 2, filed: 3, firstId: 'anna' });
  expect(learnerPlaceOf(anna, [])).toEqual({ number: 1, filed: 1, firstId: 'anna' });
});
