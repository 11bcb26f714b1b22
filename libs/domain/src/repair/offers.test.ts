import type { RepairActor, RepairFile } from './repair-file.ts';
import { offeredActions } from './decide-repair.ts';
import type { OperationCode } from './operations.ts';
import { isRefundPending, repairStatusCodes, type RepairStatus } from './statuses.ts';
import {
  areActionsShown,
  bikeClaimChange,
  closingMessages,
  complementOperation,
  freedStatuses,
  holdsBikeClaim,
  isConsultationOnly,
  isDiscussionClosed,
  massNotEligibleOutcome,
  mayCorrectPremium,
  mayWriteMessage,
  offeredStatusChoices,
} from './offers.ts';

const rep: RepairActor = { role: 'REP', entityId: 'shop' };
const adm: RepairActor = { role: 'ADM', permission: 0, userId: 'ann' };
const fileAt = (status: RepairStatus, operatorId: string | null = null): RepairFile => ({
  status,
  kind: 0,
  operations: ['INIT'],
  refundLocked: false,
  entityId: 'shop',
  operatorId,
});
const statusesWhere = (holds: (status: RepairStatus) => boolean) => repairStatusCodes.filter(holds);

/** What the repairer of a listed establishment may still do at each status, the declaration of the incident apart. */
const repairerMay: Readonly<Record<RepairStatus, readonly OperationCode[]>> = {
  0: ['FAC', 'PHO', 'MSG', 'SMS', 'VAL', 'CAN'],
  1: ['FAC', 'PHO', 'MSG'],
  2: ['MSG'],
  3: ['FAC', 'PHO', 'MSG', 'CAN', 'COMR'],
  4: ['FAC', 'PHO'],
  5: ['MSG'],
  6: [],
  7: ['MSG'],
  8: ['FAC', 'PHO', 'MSG'],
  9: ['FAC', 'PHO', 'MSG', 'COMR', 'COMRECH'],
  10: ['FAC', 'PHO', 'MSG'],
  11: ['MSG'],
  12: [],
  13: ['MSG'],
  14: ['MSG'],
};

it.each(repairStatusCodes)('at status %i offers the repairer what he may still do', (status) => {
  expect(offeredActions(fileAt(status), rep)).toEqual(repairerMay[status]);
  expect(offeredActions(fileAt(status), { ...rep, incidentListed: true })).toEqual([...repairerMay[status], 'BUG']);
});

/** The choices of the status list, at each status of the file; 2, 6, 9, 10, 12 and 13 are never among them. */
const choices: Readonly<Record<RepairStatus, readonly number[]>> = {
  0: [7, 14],
  1: [3, 5, 7, 8, 14],
  2: [],
  3: [4, 7, 14],
  4: [3, 5, 7, 8, 14],
  5: [7, 8],
  6: [],
  7: [],
  8: [7, 11, 14],
  9: [4, 7, 14],
  10: [7, 11, 14],
  11: [7],
  12: [],
  13: [],
  14: [],
};

it.each(repairStatusCodes)(
  'at status %i lists to staff the statuses that lead on, to its holder or while nobody holds it',
  (status) => {
    expect(offeredStatusChoices(fileAt(status), adm)).toEqual(choices[status]);
    expect(offeredStatusChoices(fileAt(status, 'ann'), adm)).toEqual(choices[status]);
    expect(offeredStatusChoices(fileAt(status, 'bob'), adm)).toEqual([]);
    expect(offeredStatusChoices(fileAt(status), { role: 'ALL', permission: 0, userId: 'luc' })).toEqual([]);
  },
);

it('asks for complements with the code that the status needs, before the decision alone', () => {
  const asked = repairStatusCodes.map((status) => complementOperation(fileAt(status), adm));
  const none = undefined;
  expect(asked).toEqual([
    none,
    'COM',
    none,
    none,
    'COM',
    none,
    none,
    none,
    'COMECH',
    none,
    'COMECH',
    none,
    none,
    none,
    none,
  ]);
  expect(
    repairStatusCodes.map((status) => complementOperation(fileAt(status), rep)).every((code) => code === undefined),
  ).toBe(true);
});

it('shows the action buttons of a paid file to administrators alone', () => {
  expect(statusesWhere((status) => !areActionsShown(status, 1))).toEqual([6, 12]);
  expect(statusesWhere((status) => !areActionsShown(status, 0))).toEqual([]);
});

it('says which files wait for the bank', () => {
  expect(statusesWhere(isRefundPending)).toEqual([5, 11]);
});

it('closes the message box to the repairer who has answered, and to all once the file is paid', () => {
  expect(statusesWhere((status) => !mayWriteMessage(fileAt(status), rep))).toEqual([4, 6, 12]);
  expect(statusesWhere((status) => !mayWriteMessage(fileAt(status), adm))).toEqual([6, 12]);
});

it('offers the premium correction for paid files of others only', () => {
  expect(statusesWhere((status) => mayCorrectPremium(fileAt(status), adm))).toEqual([6, 12]);
  expect(statusesWhere((status) => mayCorrectPremium({ ...fileAt(status), kind: 1 }, adm))).toEqual([6, 12]);
  expect(statusesWhere((status) => mayCorrectPremium(fileAt(status, 'ann'), adm))).toEqual([]);
  expect(
    statusesWhere((status) => mayCorrectPremium(fileAt(status), { role: 'ADM', permission: 1, userId: 'eve' })),
  ).toEqual([]);
  expect(statusesWhere((status) => mayCorrectPremium(fileAt(status), rep))).toEqual([]);
  expect(statusesWhere(isConsultationOnly)).toEqual([6, 12]);
});

it('spares paid files in the mass tool, and answers "already" for those not eligible', () => {
  const outcomes = (refundLocked: boolean) =>
    repairStatusCodes.map((status) => massNotEligibleOutcome({ status, refundLocked })).join(' ');
  expect(outcomes(false)).toBe(
    'changed changed changed changed changed changed spared already changed changed changed changed spared already changed',
  );
  expect(outcomes(true)).toBe(
    'changed changed changed changed changed locked spared already changed changed changed locked spared already changed',
  );
});

it('knows a closed discussion by its last message', () => {
  expect(closingMessages).toEqual({
    repairer: "J'ai lu et ne souhaite pas répondre",
    staff: 'Cette discussion est close.',
  });
  expect(isDiscussionClosed(['Bonjour', "J'ai lu et ne souhaite pas répondre"])).toBe(true);
  expect(isDiscussionClosed(['Cette discussion est close.'])).toBe(true);
  expect(isDiscussionClosed(['Cette discussion est close.', 'Encore un mot'])).toBe(false);
  expect(isDiscussionClosed(['Bonjour', ' Cette discussion est close.\n'])).toBe(true);
  expect(isDiscussionClosed([])).toBe(false);
});

it('takes the claim on a bike when the file is complete and frees it when the file ends without a premium', () => {
  expect(statusesWhere(holdsBikeClaim)).toEqual([1, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
  expect(bikeClaimChange(0, 1)).toBe('take');
  expect(bikeClaimChange(1, 3)).toBe('keep');
  expect(bikeClaimChange(5, 7)).toBe('free');
  expect(bikeClaimChange(0, 2)).toBe('keep');
  expect(freedStatuses).toEqual([2, 7, 13, 14]);
});
