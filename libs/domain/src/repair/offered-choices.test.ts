import { offeredActions } from './decide-repair.ts';
import {
  areActionsShown,
  complementOperation,
  isConsultationOnly,
  mayCorrectPremium,
  offeredStatusChoices,
} from './offered-choices.ts';
import type { OperationCode } from './operations.ts';
import type { RepairActor, RepairFile } from './repair-file.ts';
import { repairStatusCodes, type RepairStatus } from './statuses.ts';

const rep: RepairActor = { role: 'REP', entityId: 'shop' };
const adm: RepairActor = { role: 'ADM', permission: 0, userId: 'ann' };
const fileAt = (status: RepairStatus, operatorId?: string): RepairFile => ({
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
  0: ['FAC', 'PHO', 'VELO', 'MSG', 'SMS', 'MEL', 'VAL', 'CAN'],
  1: ['FAC', 'PHO', 'MSG', 'RECU'],
  2: ['MSG'],
  3: ['FAC', 'PHO', 'MSG', 'RECU', 'CAN', 'COMR'],
  4: ['FAC', 'PHO', 'RECU'],
  5: ['MSG', 'RECU'],
  6: ['RECU'],
  7: ['MSG'],
  8: ['FAC', 'PHO', 'MSG', 'RECU'],
  9: ['FAC', 'PHO', 'MSG', 'RECU', 'COMR', 'COMRECH'],
  10: ['FAC', 'PHO', 'MSG', 'RECU'],
  11: ['MSG', 'RECU'],
  12: ['RECU'],
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
