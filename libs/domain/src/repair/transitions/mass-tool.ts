import { RepairStatus } from '../statuses.ts';
import type { RepairTransition } from './repair-transition.ts';

const {
  incomplete,
  toReview,
  abandoned,
  complementAsked,
  complemented,
  validated,
  notEligible,
  sampleToReview,
  sampleComplementAsked,
  sampleComplemented,
  sampleValidated,
  sampleNotEligible,
  abandonedByStaff,
} = RepairStatus;

/** The administrator declares files not eligible by list. */
export const massTool: readonly RepairTransition[] = [
  {
    operation: 'NIL',
    from: [incomplete, toReview, abandoned, complementAsked, complemented, abandonedByStaff],
    to: notEligible,
    roles: ['MASS_TOOL'],
    records: ['NIL'],
    needs: [],
    reason: 'Declared not eligible by list',
  },
  {
    operation: 'NIL',
    from: [validated],
    to: notEligible,
    roles: ['MASS_TOOL'],
    records: ['NIL'],
    needs: ['refund-open'],
    reason: 'Declared not eligible by list before the payment',
  },
  {
    operation: 'NIL',
    from: [sampleToReview, sampleComplementAsked, sampleComplemented],
    to: sampleNotEligible,
    roles: ['MASS_TOOL'],
    records: ['NILECH'],
    needs: [],
    reason: 'Sample declared not eligible by list',
  },
  {
    operation: 'NIL',
    from: [sampleValidated],
    to: sampleNotEligible,
    roles: ['MASS_TOOL'],
    records: ['NILECH'],
    needs: ['refund-open'],
    reason: 'Sample declared not eligible by list before the payment',
  },
  {
    operation: 'NIL',
    from: [notEligible, sampleNotEligible],
    to: 'same',
    roles: ['MASS_TOOL'],
    records: [],
    needs: [],
    reason: 'Already not eligible',
  },
];
