import { RepairStatus } from '../statuses.ts';
import { evidence } from './evidence.ts';
import type { RepairTransition } from './repair-transition.ts';
import { either, repairer, reviewer } from './roles.ts';

const { complementAsked, complemented, sampleComplementAsked, sampleComplemented } = RepairStatus;

const resubmissions = [
  { from: complementAsked, to: complemented, resubmission: 'COMR' },
  { from: sampleComplementAsked, to: sampleComplemented, resubmission: 'COMRECH' },
] as const;

/** At 3 and 9 whatever the repairer adds resubmits the file. */
const resubmitting: readonly RepairTransition[] = resubmissions.flatMap(
  ({ from, to, resubmission }): RepairTransition[] => [
    ...evidence.map(({ operation, needs }): RepairTransition => ({
      operation,
      from: [from],
      to,
      roles: repairer,
      records: [operation, resubmission],
      needs,
      reason: 'Adding what was asked for resubmits the file',
    })),
    {
      operation: 'MSG',
      from: [from],
      to,
      roles: repairer,
      records: ['MSG', resubmission],
      needs: ['text'],
      reason: 'Answering what was asked for resubmits the file',
    },
    {
      operation: 'MSG',
      from: [from],
      to: 'same',
      roles: reviewer,
      records: ['MSG'],
      needs: ['text'],
      reason: 'Staff explains what it asked for',
    },
    {
      operation: 'COMR',
      from: [from],
      to,
      roles: either,
      records: [resubmission],
      needs: ['file-holder'],
      reason: 'The complement is declared complete',
    },
  ],
);

/** The complement of a sample goes by either code, and declaring it twice changes nothing. */
const declaring: readonly RepairTransition[] = [
  {
    operation: 'COMRECH',
    from: [sampleComplementAsked],
    to: sampleComplemented,
    roles: either,
    records: ['COMRECH'],
    needs: ['file-holder'],
    reason: 'The complement is declared complete',
  },
  {
    operation: 'COMR',
    from: [complemented, sampleComplemented],
    to: 'same',
    roles: either,
    records: [],
    needs: ['file-holder'],
    reason: 'Already resubmitted by the evidence itself',
  },
  {
    operation: 'COMRECH',
    from: [sampleComplemented],
    to: 'same',
    roles: either,
    records: [],
    needs: ['file-holder'],
    reason: 'Already resubmitted by the evidence itself',
  },
];

/** The repairer answers what staff asked for. */
export const answering: readonly RepairTransition[] = [...resubmitting, ...declaring];
