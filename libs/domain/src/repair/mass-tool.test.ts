import { massNotEligibleOutcome } from './mass-tool.ts';
import { repairStatusCodes } from './statuses.ts';

it('spares paid files in the mass tool, and answers "already" for those not eligible', () => {
  const outcomes = (refundLocked: boolean) =>
    repairStatusCodes.map((status) => massNotEligibleOutcome({ status, refundLocked })).join(' ');
  expect(outcomes(false)).toBe(
    'changed changed changed changed changed changed spared already changed changed changed changed spared already changed',
  );
  expect(outcomes(true)).toBe(
    'changed changed changed changed changed locked spared already changed changed changed locked spared already changed',
  );
});
