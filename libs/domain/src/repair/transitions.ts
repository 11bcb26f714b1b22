import type { OperationCode } from './operations.ts';
import type { RepairActorRole } from './repair-file.ts';
import type { RepairStatus } from './statuses.ts';

/** Conditions beside status and role; each is explained in `conditions.ts`. */
export type RepairCondition =
  | 'repair-only'
  | 'session-only'
  | 'text'
  | 'code-or-comment'
  | 'sms-possible'
  | 'file-holder'
  | 'refund-open'
  | 'correction'
  | 'incident-listed';

/** One line of the table of settled §4. */
export interface RepairTransition {
  readonly operation: OperationCode;
  readonly from: readonly RepairStatus[];
  /** 'progress': 1 once nothing is missing, else 0. 'same': the status stays. */
  readonly to: RepairStatus | 'same' | 'progress';
  readonly roles: readonly RepairActorRole[];
  /** What the history gets, in order. */
  readonly records: readonly OperationCode[];
  readonly needs: readonly RepairCondition[];
  readonly reason: string;
}

const everyStatus = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
const repairer: readonly RepairActorRole[] = ['REP'];
const either: readonly RepairActorRole[] = ['REP', 'ADM'];
const reviewer: readonly RepairActorRole[] = ['ADM'];

const invoices = [
  { operation: 'FAC', needs: ['repair-only'] },
  { operation: 'FACVE', needs: ['session-only'] },
] as const;
const evidence = [...invoices, { operation: 'PHO', needs: ['repair-only'] }] as const;

const gathering: readonly RepairTransition[] = [
  ...evidence.map(({ operation, needs }): RepairTransition => ({
    operation,
    from: [0],
    to: 'progress',
    roles: either,
    records: [operation],
    needs,
    reason: 'The file is being completed',
  })),
  {
    operation: 'VAL',
    from: [0],
    to: 'progress',
    roles: either,
    records: ['VAL'],
    needs: ['file-holder', 'code-or-comment'],
    reason: 'The beneficiary confirms the pick-up or the end of the session',
  },
  {
    operation: 'SMS',
    from: [0],
    to: 'same',
    roles: either,
    records: ['SMS'],
    needs: ['sms-possible'],
    reason: 'The beneficiary needs the code',
  },
  {
    operation: 'CAN',
    from: [0, 3],
    to: 2,
    roles: repairer,
    records: ['CAN'],
    needs: [],
    reason: 'The repairer gives the file up',
  },
  ...evidence.map(({ operation, needs }): RepairTransition => ({
    operation,
    from: [1, 4, 8, 10],
    to: 'same',
    roles: either,
    records: [operation],
    needs,
    reason: 'Evidence added while the file waits for its review',
  })),
];

const resubmissions = [
  { from: 3, to: 4, resubmission: 'COMR' },
  { from: 9, to: 10, resubmission: 'COMRECH' },
] as const;

const answering: readonly RepairTransition[] = resubmissions.flatMap(
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

const talking: readonly RepairTransition[] = [
  {
    operation: 'MSG',
    from: [0, 1, 2, 5, 7, 8, 10, 11, 13, 14],
    to: 'same',
    roles: either,
    records: ['MSG'],
    needs: ['text'],
    reason: 'Repairer and staff talk about the file',
  },
  {
    operation: 'MSG',
    from: [4],
    to: 'same',
    roles: reviewer,
    records: ['MSG'],
    needs: ['text'],
    reason: 'The repairer has answered: it is for staff to speak',
  },
  {
    operation: 'COMRECH',
    from: [9],
    to: 10,
    roles: either,
    records: ['COMRECH'],
    needs: ['file-holder'],
    reason: 'The complement is declared complete',
  },
  {
    operation: 'COMR',
    from: [4, 10],
    to: 'same',
    roles: either,
    records: [],
    needs: ['file-holder'],
    reason: 'Already resubmitted by the evidence itself',
  },
  {
    operation: 'COMRECH',
    from: [10],
    to: 'same',
    roles: either,
    records: [],
    needs: ['file-holder'],
    reason: 'Already resubmitted by the evidence itself',
  },
  {
    operation: 'BUG',
    from: everyStatus,
    to: 'same',
    roles: repairer,
    records: ['BUG'],
    needs: ['incident-listed'],
    reason: 'Files not transmitted during the incident are declared on honour',
  },
];

const reviewing: readonly RepairTransition[] = [
  {
    operation: 'COM',
    from: [1, 4],
    to: 3,
    roles: reviewer,
    records: ['COM'],
    needs: ['file-holder', 'text'],
    reason: 'The evidence does not suffice',
  },
  {
    operation: 'COMECH',
    from: [8, 10],
    to: 9,
    roles: reviewer,
    records: ['COMECH'],
    needs: ['file-holder', 'text'],
    reason: 'The evidence of a sample does not suffice',
  },
  {
    operation: 'AVAL',
    from: [1, 4],
    to: 5,
    roles: reviewer,
    records: ['AVAL'],
    needs: ['file-holder'],
    reason: 'The file is right: the premium is due',
  },
  {
    operation: 'AVALECH',
    from: [8, 10],
    to: 11,
    roles: reviewer,
    records: ['AVALECH'],
    needs: ['file-holder'],
    reason: 'The sample is right: the premium is due',
  },
  {
    operation: 'ECH',
    from: [1, 4],
    to: 8,
    roles: reviewer,
    records: ['ECH'],
    needs: ['file-holder'],
    reason: 'Drawn as a sample',
  },
  {
    operation: 'ECH',
    from: [5],
    to: 8,
    roles: reviewer,
    records: ['ECH'],
    needs: ['file-holder', 'refund-open'],
    reason: 'Drawn as a sample before the payment',
  },
  {
    operation: 'NIL',
    from: [0, 1, 3, 4],
    to: 7,
    roles: reviewer,
    records: ['NIL'],
    needs: ['file-holder'],
    reason: 'The rules of the programme are not met',
  },
  {
    operation: 'NIL',
    from: [5],
    to: 7,
    roles: reviewer,
    records: ['NIL'],
    needs: ['file-holder', 'refund-open'],
    reason: 'Found not eligible before the payment',
  },
  {
    operation: 'NIL',
    from: [8, 9, 10],
    to: 13,
    roles: reviewer,
    records: ['NILECH'],
    needs: ['file-holder'],
    reason: 'The sample does not meet the rules',
  },
  {
    operation: 'NIL',
    from: [11],
    to: 13,
    roles: reviewer,
    records: ['NILECH'],
    needs: ['file-holder', 'refund-open'],
    reason: 'The sample was found not eligible before the payment',
  },
  {
    operation: 'ACAN',
    from: [0, 1, 3, 4, 8, 9, 10],
    to: 14,
    roles: reviewer,
    records: ['ACAN'],
    needs: ['file-holder'],
    reason: 'The platform gives the file up',
  },
];

const paying: readonly RepairTransition[] = [
  {
    operation: 'REM',
    from: [5],
    to: 6,
    roles: ['REFUNDS'],
    records: ['REM'],
    needs: [],
    reason: 'The bank confirmed the transfer',
  },
  {
    operation: 'REMECH',
    from: [11],
    to: 12,
    roles: ['REFUNDS'],
    records: ['REMECH'],
    needs: [],
    reason: "The bank confirmed the sample's transfer",
  },
  {
    operation: 'FACCOR',
    from: [6, 12],
    to: 'same',
    roles: reviewer,
    records: ['FACCOR'],
    needs: ['repair-only', 'correction'],
    reason: 'A paid premium is adjusted by an administrator other than the holder',
  },
  {
    operation: 'FACVECOR',
    from: [6, 12],
    to: 'same',
    roles: reviewer,
    records: ['FACVECOR'],
    needs: ['session-only', 'correction'],
    reason: 'A paid session premium is adjusted by an administrator other than the holder',
  },
];

const massTool: readonly RepairTransition[] = [
  {
    operation: 'NIL',
    from: [0, 1, 2, 3, 4, 14],
    to: 7,
    roles: ['MASS_TOOL'],
    records: ['NIL'],
    needs: [],
    reason: 'Declared not eligible by list',
  },
  {
    operation: 'NIL',
    from: [5],
    to: 7,
    roles: ['MASS_TOOL'],
    records: ['NIL'],
    needs: ['refund-open'],
    reason: 'Declared not eligible by list before the payment',
  },
  {
    operation: 'NIL',
    from: [8, 9, 10],
    to: 13,
    roles: ['MASS_TOOL'],
    records: ['NILECH'],
    needs: [],
    reason: 'Sample declared not eligible by list',
  },
  {
    operation: 'NIL',
    from: [11],
    to: 13,
    roles: ['MASS_TOOL'],
    records: ['NILECH'],
    needs: ['refund-open'],
    reason: 'Sample declared not eligible by list before the payment',
  },
  {
    operation: 'NIL',
    from: [7, 13],
    to: 'same',
    roles: ['MASS_TOOL'],
    records: [],
    needs: [],
    reason: 'Already not eligible',
  },
];

/** Every way that a file may take. What is not here is refused. */
export const repairTransitions: readonly RepairTransition[] = [
  ...gathering,
  ...answering,
  ...talking,
  ...reviewing,
  ...paying,
  ...massTool,
];
