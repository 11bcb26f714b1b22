import { RepairStatus } from '../statuses.ts';
import type { RepairTransition } from './repair-transition.ts';
import { reviewer } from './roles.ts';

const { validated, refunded, sampleValidated, sampleRefunded } = RepairStatus;

/** The bank pays, and a paid premium is corrected. */
export const paying: readonly RepairTransition[] = [
  {
    operation: 'REM',
    from: [validated],
    to: refunded,
    roles: ['REFUNDS'],
    records: ['REM'],
    needs: [],
    reason: 'The bank confirmed the transfer',
  },
  {
    operation: 'REMECH',
    from: [sampleValidated],
    to: sampleRefunded,
    roles: ['REFUNDS'],
    records: ['REMECH'],
    needs: [],
    reason: "The bank confirmed the sample's transfer",
  },
  {
    operation: 'FACCOR',
    from: [refunded, sampleRefunded],
    to: 'same',
    roles: reviewer,
    records: ['FACCOR'],
    needs: ['repair-only', 'correction'],
    reason: 'A paid premium is adjusted by an administrator other than the holder',
  },
  {
    operation: 'FACVECOR',
    from: [refunded, sampleRefunded],
    to: 'same',
    roles: reviewer,
    records: ['FACVECOR'],
    needs: ['session-only', 'correction'],
    reason: 'A paid session premium is adjusted by an administrator other than the holder',
  },
];
