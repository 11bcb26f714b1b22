import { RepairStatus } from '../repair/index.ts';
import { fundedStateOf } from './funded-state.ts';

it.each([
  ['undefined for a file that is incomplete', RepairStatus.incomplete, false, undefined],
  ['reserved for a file that staff reviews', RepairStatus.toReview, false, 'reserved'],
  ['reserved for a sample that waits for a complement', RepairStatus.sampleComplementAsked, false, 'reserved'],
  ['committed for a validated file', RepairStatus.validated, false, 'committed'],
  ['paid for a validated file whose other funder has not paid yet', RepairStatus.validated, true, 'paid'],
  ['paid for a refunded file', RepairStatus.refunded, false, 'paid'],
  ['undefined for a file that was refused', RepairStatus.notEligible, false, undefined],
])('the state of a funder’s share is %s', (_case, status, isPaid, expected) => {
  expect(fundedStateOf({ status }, isPaid)).toBe(expected);
});
