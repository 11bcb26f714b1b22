import { RepairStatus } from '@alveole/domain';
import type { OperationCode } from '@alveole/domain';

type Act = Exclude<OperationCode, 'INIT' | 'NILECH' | 'FACVE' | 'FACVECOR'>;

/** One operation of a way, as a repair has it. */
export interface WayAct {
  readonly operation: Act;
  readonly by: 'partner' | 'staff' | 'transfer';
  /** Working days after the act before; 0: minutes later. */
  readonly days: number;
}

const partner = (operation: Act, days = 0): WayAct => ({ operation, by: 'partner', days });
const staff = (operation: Act, days = 2): WayAct => ({ operation, by: 'staff', days });
const transfer = (operation: Act): WayAct => ({ operation, by: 'transfer', days: 0 });

const [invoice, photo, sms, confirmation] = [partner('FAC'), partner('PHO'), partner('SMS'), partner('VAL')];
const complete = [invoice, photo, sms, confirmation];
const sample = [...complete, staff('ECH', 1)];
const asked = [...complete, staff('COM')];
const sampleAsked = [...sample, staff('COMECH')];
const answered = [...asked, partner('PHO', 1)];

/** How files come to each status; evidence at 3 or 9 sends the file back by itself. */
export const repairWays: Readonly<Record<RepairStatus, readonly (readonly WayAct[])[]>> = {
  [RepairStatus.incomplete]: [
    [],
    [invoice],
    [invoice, photo],
    [invoice, sms],
    [photo],
    [invoice, photo, sms, partner('MSG')],
  ],
  [RepairStatus.toReview]: [
    complete,
    [photo, invoice, sms, confirmation],
    complete,
    [...complete, partner('MSG')],
    [...complete, staff('MSG', 1)],
    [...complete, partner('MSG'), staff('MSG', 1)],
  ],
  [RepairStatus.abandoned]: [[partner('CAN')], [invoice, partner('CAN', 1)], [...asked, partner('CAN', 1)]],
  [RepairStatus.complementAsked]: [asked, asked, [...asked, staff('MSG', 1)], [...answered, staff('COM')]],
  [RepairStatus.complemented]: [answered, [...asked, partner('MSG', 1)], [...asked, partner('FAC', 1)]],
  [RepairStatus.validated]: [
    [...complete, staff('AVAL')],
    [...complete, staff('AVAL', 1)],
    [...answered, staff('AVAL')],
  ],
  [RepairStatus.refunded]: [
    [...complete, staff('AVAL'), transfer('REM')],
    [...complete, staff('AVAL', 3), transfer('REM')],
    [...asked, partner('MSG', 1), staff('AVAL'), transfer('REM')],
  ],
  [RepairStatus.notEligible]: [
    [...complete, staff('NIL')],
    [...asked, staff('NIL', 3)],
    [...asked, partner('MSG', 1), staff('NIL')],
  ],
  [RepairStatus.sampleToReview]: [sample],
  [RepairStatus.sampleComplementAsked]: [sampleAsked, [...sampleAsked, staff('MSG', 1)]],
  [RepairStatus.sampleComplemented]: [
    [...sampleAsked, partner('PHO', 1)],
    [...sampleAsked, partner('MSG', 1)],
  ],
  [RepairStatus.sampleValidated]: [
    [...sample, staff('AVALECH')],
    [...sampleAsked, partner('MSG', 1), staff('AVALECH')],
  ],
  [RepairStatus.sampleRefunded]: [
    [...sample, staff('AVALECH'), transfer('REMECH')],
    [...sampleAsked, partner('MSG', 1), staff('AVALECH'), transfer('REMECH')],
  ],
  [RepairStatus.sampleNotEligible]: [
    [...sample, staff('NIL')],
    [...sampleAsked, partner('MSG', 1), staff('NIL')],
  ],
  [RepairStatus.abandonedByStaff]: [
    [staff('ACAN', 3)],
    [...complete, staff('ACAN')],
    [invoice, staff('MSG', 1), staff('ACAN')],
  ],
};

/** A correction behind the transfer of some paid files. */
export const correction: WayAct = staff('FACCOR', 4);

/** The same way for a session: its own invoice, no photo; where a photo was asked for, the invoice again. */
export function sessionWay(way: readonly WayAct[]): WayAct[] {
  return way.flatMap((act): WayAct[] =>
    act.operation !== 'PHO' ? [act] : act.days === 0 ? [] : [{ ...act, operation: 'FAC' }],
  );
}

interface Share {
  readonly repairs: number;
  /** Groups of one, two or three persons; each person has a file. */
  readonly sessions: readonly (1 | 2 | 3)[];
  /** Days before today of the opening, from and to. */
  readonly age: readonly [number, number];
}

/** How many files stand at each status, and how old they are. */
export const shares: Readonly<Record<RepairStatus, Share>> = {
  [RepairStatus.incomplete]: { repairs: 30, sessions: [1, 2], age: [1, 16] },
  [RepairStatus.toReview]: { repairs: 36, sessions: [1, 2], age: [3, 18] },
  [RepairStatus.abandoned]: { repairs: 13, sessions: [1], age: [12, 62] },
  [RepairStatus.complementAsked]: { repairs: 20, sessions: [1, 1], age: [14, 34] },
  [RepairStatus.complemented]: { repairs: 16, sessions: [1], age: [12, 32] },
  [RepairStatus.validated]: { repairs: 28, sessions: [3, 2], age: [12, 30] },
  [RepairStatus.refunded]: { repairs: 46, sessions: [3, 2, 1, 1], age: [40, 66] },
  [RepairStatus.notEligible]: { repairs: 13, sessions: [1], age: [16, 60] },
  [RepairStatus.sampleToReview]: { repairs: 11, sessions: [1], age: [5, 20] },
  [RepairStatus.sampleComplementAsked]: { repairs: 9, sessions: [1], age: [10, 30] },
  [RepairStatus.sampleComplemented]: { repairs: 9, sessions: [1], age: [12, 32] },
  [RepairStatus.sampleValidated]: { repairs: 9, sessions: [1], age: [18, 34] },
  [RepairStatus.sampleRefunded]: { repairs: 12, sessions: [2], age: [44, 66] },
  [RepairStatus.sampleNotEligible]: { repairs: 8, sessions: [], age: [18, 58] },
  [RepairStatus.abandonedByStaff]: { repairs: 11, sessions: [1], age: [12, 55] },
};
