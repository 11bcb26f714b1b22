import { RepairStatus } from '../repair/index.ts';
import { fundedStateOf } from './funded-state.ts';

it.each([
  ['undefined for a file that is incomplete', RepairStatus.incomplete, undefined, undefined],
  ['reserved for a file that staff reviews', RepairStatus.toReview, undefined, 'reserved'],
  ['reserved for a sample that waits for a complement', RepairStatus.sampleComplementAsked, undefined, 'reserved'],
  ['committed for a validated file', RepairStatus.validated, undefined, 'committed'],
  ['paid for a validated file whose other funder has not paid yet', RepairStatus.validated, 0, 'paid'],
  ['committed for a refunded file whose transfer came back', RepairStatus.refunded, -15_00, 'committed'],
  ['paid for a refunded file', RepairStatus.refunded, 0, 'paid'],
  ['overpaid for a refunded file whose premium was lowered', RepairStatus.refunded, 3_00, 'overpaid'],
  ['undefined for a file that was refused', RepairStatus.notEligible, undefined, undefined],
  ['overpaid for a file that was refused after its payment', RepairStatus.notEligible, 3_00, 'overpaid'],
] as const)('the state of a funder’s share is %s', (_case, status, excessCents, expected) => {
  expect(fundedStateOf({ status }, excessCents === undefined ? undefined : { excessCents })).toBe(expected);
});
