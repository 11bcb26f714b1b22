import { RepairStatus } from '../statuses.ts';
import { evidence } from './evidence.ts';
import type { RepairTransition } from './repair-transition.ts';
import { either, repairer } from './roles.ts';

const { incomplete, toReview, abandoned, complementAsked, complemented, sampleToReview, sampleComplemented } =
  RepairStatus;

/** The repairer opens a file and completes it. */
export const gathering: readonly RepairTransition[] = [
  ...evidence.map(({ operation, needs }): RepairTransition => ({
    operation,
    from: [incomplete],
    to: 'progress',
    roles: either,
    records: [operation],
    needs: ['in-time', ...needs],
    reason: 'The file is being completed',
  })),
  {
    operation: 'VELO',
    from: [incomplete],
    to: 'same',
    roles: either,
    records: ['VELO'],
    needs: ['in-time', 'repair-only', 'not-confirmed', 'another-bike'],
    reason: 'The number or the brand was taken down wrongly, and the beneficiary has confirmed nothing yet',
  },
  {
    operation: 'VAL',
    from: [incomplete],
    to: 'progress',
    roles: either,
    records: ['VAL'],
    needs: ['in-time', 'file-holder', 'code-or-comment'],
    reason: 'The beneficiary confirms the pick-up or the end of the session',
  },
  {
    operation: 'SMS',
    from: [incomplete],
    to: 'same',
    roles: either,
    records: ['SMS'],
    needs: ['in-time', 'sms-possible'],
    reason: 'The beneficiary needs the code',
  },
  {
    operation: 'VAL',
    from: [incomplete],
    to: 'progress',
    roles: ['BENEFICIARY'],
    records: ['VAL'],
    needs: ['in-time', 'link-given'],
    reason: 'The beneficiary saw the amounts and confirms the pick-up from the link',
  },
  {
    operation: 'MEL',
    from: [incomplete],
    to: 'same',
    roles: either,
    records: ['MEL'],
    needs: ['in-time', 'mail-possible', 'second-channel'],
    reason: 'The SMS does not arrive: the code goes by mail',
  },
  {
    operation: 'LIEN',
    from: [incomplete],
    to: 'same',
    roles: either,
    records: ['LIEN'],
    needs: ['in-time', 'amount-known', 'link-allowed', 'mail-possible', 'second-channel'],
    reason: 'The SMS does not arrive: the beneficiary may confirm from a page of his own',
  },
  {
    operation: 'CAN',
    from: [incomplete, complementAsked],
    to: abandoned,
    roles: repairer,
    records: ['CAN'],
    needs: [],
    reason: 'The repairer gives the file up',
  },
  ...evidence.map(({ operation, needs }): RepairTransition => ({
    operation,
    from: [toReview, complemented, sampleToReview, sampleComplemented],
    to: 'same',
    roles: either,
    records: [operation],
    needs,
    reason: 'Evidence added while the file waits for its review',
  })),
];
