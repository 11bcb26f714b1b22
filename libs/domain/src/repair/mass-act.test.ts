import type { StaffActor } from '../roles.ts';
import { decideMassLine, decideMassRepairRun, massRepairActs } from './mass-act.ts';
import type { MassRepairAct } from './mass-act.ts';
import type { RepairFile } from './repair-file.ts';
import { RepairStatus, repairStatusCodes } from './statuses.ts';

const ann: StaffActor = { role: 'ADM', permission: 0, userId: 'ann' };
const luc: StaffActor = { ...ann, permission: 1, userId: 'luc' };
const file = (changes: Partial<RepairFile>): RepairFile => ({
  status: RepairStatus.toReview,
  kind: 0,
  operations: ['INIT', 'FAC', 'PHO', 'VAL'],
  refundLocked: false,
  entityId: 'shop',
  ...changes,
});

const readyAt = (act: MassRepairAct, person = ann) =>
  repairStatusCodes.filter((status) => {
    const decided = decideMassLine(file({ status }), { act, reasons: ['Photo floue'], operatorId: 'bob' }, person);
    return decided.ok && decided.value === 'ready';
  });

describe('an act on many files', () => {
  it.each([
    ['not-eligible', [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 14]],
    ['validate', [1, 4, 8, 10]],
    ['ask-complements', [1, 4, 8, 10]],
    ['sample', [1, 4, 5]],
    ['assign', [...repairStatusCodes]],
  ] as const)('%s is to be done at the statuses where a person may do it by hand', (act, statuses) => {
    expect(readyAt(act)).toEqual(statuses);
  });

  it('says that a file stands there already', () => {
    for (const status of [RepairStatus.notEligible, RepairStatus.sampleNotEligible])
      expect(decideMassLine(file({ status }), { act: 'not-eligible' }, ann)).toEqual({ ok: true, value: 'already' });
    const assigned = file({ operatorId: 'bob' });
    expect(decideMassLine(assigned, { act: 'assign', operatorId: 'bob' }, luc)).toEqual({ ok: true, value: 'already' });
  });

  it('leaves what is held to its holder, but for files that are not eligible by list', () => {
    const assigned = file({ operatorId: 'bob' });
    const allowed = massRepairActs.filter((act) => decideMassLine(assigned, { act, reasons: ['x'] }, luc).ok);
    expect(allowed).toEqual(['not-eligible']);
  });

  it('spares what is on its way to the bank', () => {
    const locked = file({ status: RepairStatus.validated, refundLocked: true });
    expect(decideMassLine(locked, { act: 'not-eligible' }, ann)).toMatchObject({
      refusal: { message: 'Repair locked by a refund batch.' },
    });
  });

  it('is an administrator’s where it overrides holders', () => {
    expect(massRepairActs.filter((act) => !decideMassRepairRun(act, luc).ok)).toEqual(['not-eligible']);
    expect(massRepairActs.filter((act) => !decideMassRepairRun(act, ann).ok)).toEqual([]);
  });
});
