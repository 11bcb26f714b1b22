import { RepairStatus, repairStatusCodes } from '../statuses.ts';
import type { RepairTransition } from './repair-transition.ts';
import { either, repairer, reviewer } from './roles.ts';

const {
  incomplete,
  toReview,
  abandoned,
  complementAsked,
  complemented,
  validated,
  refunded,
  notEligible,
  sampleToReview,
  sampleComplementAsked,
  sampleComplemented,
  sampleValidated,
  sampleRefunded,
  sampleNotEligible,
  abandonedByStaff,
} = RepairStatus;

/** Where a customer has his bike back with the aid deducted, whatever the programme then says of the file but a refusal. */
const withReceipt = [
  toReview,
  complementAsked,
  complemented,
  validated,
  refunded,
  sampleToReview,
  sampleComplementAsked,
  sampleComplemented,
  sampleValidated,
  sampleRefunded,
];

/** Messages, receipts, and declarations that move nothing. */
export const talking: readonly RepairTransition[] = [
  {
    operation: 'MSG',
    from: [
      incomplete,
      toReview,
      abandoned,
      validated,
      notEligible,
      sampleToReview,
      sampleComplemented,
      sampleValidated,
      sampleNotEligible,
      abandonedByStaff,
    ],
    to: 'same',
    roles: either,
    records: ['MSG'],
    needs: ['text'],
    reason: 'Repairer and staff talk about the file',
  },
  {
    operation: 'MSG',
    from: [complemented],
    to: 'same',
    roles: reviewer,
    records: ['MSG'],
    needs: ['text'],
    reason: 'The repairer has answered: it is for staff to speak',
  },
  {
    operation: 'RECU',
    from: withReceipt,
    to: 'same',
    roles: repairer,
    records: ['RECU'],
    needs: ['confirmed', 'receipt-address'],
    reason: 'The customer takes the receipt along by mail',
  },
  {
    operation: 'BUG',
    from: repairStatusCodes,
    to: 'same',
    roles: repairer,
    records: ['BUG'],
    needs: ['incident-listed'],
    reason: 'Files not transmitted during the incident are declared on honour',
  },
];
