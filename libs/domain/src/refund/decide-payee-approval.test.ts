import { decidePayeeApproval } from './decide-payee-approval.ts';
import { ownAccountChange } from './refund-refusals.ts';

it.each([
  ['by one of staff when the establishment changed it', undefined, true],
  ['by another person than the one of staff who changed it', 'user-2', true],
  ['not by whoever changed it', 'user-1', false],
])('a changed account is approved %s', (_who, changedById, isAccepted) => {
  const decision = decidePayeeApproval({ changedById }, { userId: 'user-1' });
  expect(decision.ok).toBe(isAccepted);
  if (!decision.ok) expect(decision.refusal).toBe(ownAccountChange);
});
