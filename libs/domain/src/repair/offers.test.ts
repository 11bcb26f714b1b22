import type { RepairActor, RepairFile } from './repair-file.ts';
import { repairStatusCodes, repairStatuses, type RepairStatus } from './statuses.ts';
import {
  bikeClaimChange,
  complementOperation,
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
  gender: 0,
  operations: ['INIT'],
  refundLocked: false,
  entityId: 'shop',
  operatorId,
});
const statusesWhere = (holds: (status: RepairStatus) => boolean) => repairStatusCodes.filter(holds);

it('lists to staff the statuses that lead on, and none of the hidden ones', () => {
  expect(offeredStatusChoices(fileAt(1), adm)).toEqual([3, 5, 7, 8, 14]);
  expect(offeredStatusChoices(fileAt(8), adm)).toEqual([7, 11, 14]);
  expect(offeredStatusChoices(fileAt(3), adm)).toEqual([4, 7, 14]);
  expect(offeredStatusChoices(fileAt(1, 'bob'), adm)).toEqual([]);
  expect(offeredStatusChoices(fileAt(6), adm)).toEqual([]);
});

it('asks for complements with the code that the status needs', () => {
  expect(complementOperation(fileAt(4), adm)).toBe('COM');
  expect(complementOperation(fileAt(10), adm)).toBe('COMECH');
  expect(complementOperation(fileAt(5), adm)).toBeUndefined();
  expect(complementOperation(fileAt(1), rep)).toBeUndefined();
});

it('closes the message box to the repairer who has answered, and to all once the file is paid', () => {
  expect(statusesWhere((status) => !mayWriteMessage(fileAt(status), rep))).toEqual([4, 6, 12]);
  expect(statusesWhere((status) => !mayWriteMessage(fileAt(status), adm))).toEqual([6, 12]);
});

it('offers the premium correction for paid files of others only', () => {
  expect(statusesWhere((status) => mayCorrectPremium(fileAt(status), adm))).toEqual([6, 12]);
  expect(mayCorrectPremium(fileAt(6, 'ann'), adm)).toBe(false);
  expect(statusesWhere(isConsultationOnly)).toEqual([6, 12]);
});

it('spares paid files in the mass tool, and answers "already" for those not eligible', () => {
  const outcomes = (refundLocked: boolean) => repairStatusCodes.map((status) => massNotEligibleOutcome({ status, refundLocked })).join(' ');
  expect(outcomes(false)).toBe('changed changed changed changed changed changed spared already changed changed changed changed spared already changed');
  expect(massNotEligibleOutcome({ status: 5, refundLocked: true })).toBe('locked');
  expect(massNotEligibleOutcome({ status: 11, refundLocked: true })).toBe('locked');
});

it('knows a closed discussion by its last message', () => {
  expect(isDiscussionClosed(['Bonjour', "J'ai lu et ne souhaite pas répondre"])).toBe(true);
  expect(isDiscussionClosed(['Cette discussion est close.'])).toBe(true);
  expect(isDiscussionClosed(['Cette discussion est close.', 'Encore un mot'])).toBe(false);
  expect(isDiscussionClosed([])).toBe(false);
});

it('takes the claim on a bike when the file is complete and frees it when the file ends without a premium', () => {
  expect(statusesWhere(holdsBikeClaim)).toEqual([1, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
  expect(bikeClaimChange(0, 1)).toBe('take');
  expect(bikeClaimChange(1, 3)).toBe('keep');
  expect(bikeClaimChange(5, 7)).toBe('free');
  expect(bikeClaimChange(0, 2)).toBe('keep');
});

it('pairs every sample with its twin, both ways', () => {
  const twins = repairStatusCodes.flatMap((status) => repairStatuses[status].sampleTwin ?? []);
  expect([...twins].sort((a, b) => a - b)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(repairStatusCodes.every((status) => twinOfTwin(status) === status)).toBe(true);
  expect(statusesWhere((status) => repairStatuses[status].isSample)).toEqual([8, 9, 10, 11, 12, 13]);
  expect(statusesWhere((status) => repairStatuses[status].isTerminal)).toEqual([6, 7, 12, 13]);
});

function twinOfTwin(status: RepairStatus): RepairStatus {
  const twin = repairStatuses[status].sampleTwin;
  return twin === null ? status : (repairStatuses[twin].sampleTwin as RepairStatus);
}
