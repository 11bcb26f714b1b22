import { RepairStatus } from '../statuses.ts';
import type { RepairTransition } from './repair-transition.ts';
import { either } from './roles.ts';

const { toReview, complementAsked, complemented, sampleToReview, sampleComplementAsked, sampleComplemented } =
  RepairStatus;

/** What is asked of the beneficiary, at the pick-up and again. */
const proofs: readonly Pick<RepairTransition, 'operation' | 'roles' | 'needs'>[] = [
  { operation: 'VAL', roles: either, needs: ['file-holder', 'code-or-comment'] },
  { operation: 'VAL', roles: ['BENEFICIARY'], needs: ['link-given'] },
  { operation: 'SMS', roles: either, needs: ['sms-possible'] },
  { operation: 'MEL', roles: either, needs: ['mail-possible', 'second-channel'] },
  { operation: 'LIEN', roles: either, needs: ['amount-known', 'link-allowed', 'mail-possible', 'second-channel'] },
];

/** An invoice that changed behind the beneficiary's confirmation is confirmed again, wherever the file stands. */
export const confirming: readonly RepairTransition[] = proofs.map(({ operation, roles, needs }) => ({
  operation,
  from: [toReview, complementAsked, complemented, sampleToReview, sampleComplementAsked, sampleComplemented],
  to: 'same',
  roles,
  records: [operation],
  needs: ['confirmation-due', ...needs],
  reason: 'The invoice changed after the beneficiary confirmed it',
}));
