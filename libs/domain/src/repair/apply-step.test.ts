import { bikeClaimKey } from './bike.ts';
import fc from 'fast-check';
import { programme2020 } from '../campaign/campaigns.fixture.ts';
import { sessionAmounts } from '../premium/premium.ts';
import { applyStep, type RuledState, type StepEffect } from './apply-step.ts';
import { bikeClaimOf } from './bike-claim.ts';
import { decideRepair } from './decide-repair.ts';
import { operationCodes, type OperationCode } from './operations.ts';
import { holdsPersonQuota } from './person-quota.ts';
import { complete, fileAt, rep } from './personas-and-files.fixture.ts';
import { repairStatusCodes, type RepairStatus } from './statuses.ts';

const [opened, at] = [new Date('2020-06-01T08:00:00Z'), new Date('2020-06-02T09:30:00Z')];
const stateAt = (status: RepairStatus, change: Partial<RuledState> = {}): RuledState => ({
  status,
  kind: 0,
  bike: { brand: 'Gitane', serial: 'AB12' },
  operations: ['INIT'],
  unreadByRepairer: false,
  unreadByStaff: false,
  sequence: 3,
  modifiedAt: opened,
  ...change,
});
const effect: StepEffect = {
  at,
  by: 'repairer',
  amounts: { invoiceCents: 125_00, premiumCents: 50_00 },
  premiumCents: 40_00,
  incident: 'BUG 2020-05-26',
  bike: { brand: 'Gitane', serial: 'AB21' },
};
const step = (from: RepairStatus, to: RepairStatus, ...records: OperationCode[]) => ({ from, to, records });

describe('a step', () => {
  it('sets status, time and version, and keeps each code once', () => {
    const { file, changes } = applyStep(stateAt(1, { operations: ['INIT', 'FAC'] }), step(1, 1, 'FAC', 'PHO'), effect);
    expect(file).toMatchObject({ status: 1, sequence: 4, modifiedAt: at, operations: ['INIT', 'FAC', 'PHO'] });
    expect(changes).toEqual({ status: 1, modifiedAt: at, invoiceCents: 125_00, premiumCents: 50_00 });
  });

  it('keeps what the store adds to a file', () => {
    const { file } = applyStep({ ...stateAt(1), fileNumber: 'REP00042_10001' }, step(1, 5, 'AVAL'), effect);
    expect(file.fileNumber).toBe('REP00042_10001');
  });

  it.each([
    ['FAC', { invoiceCents: 125_00, premiumCents: 50_00 }],
    ['FACVE', { invoiceCents: 125_00, premiumCents: 50_00 }],
    ['FACCOR', { premiumCents: 40_00 }],
    ['FACVECOR', { premiumCents: 40_00 }],
    ['VELO', { bike: { brand: 'Gitane', serial: 'AB21' } }],
    ['BUG', { incident: 'BUG 2020-05-26' }],
    ['MSG', { unreadByStaff: true, unreadByRepairer: false }],
    ['REM', {}],
  ] as const)('of %s brings %j', (code, brought) => {
    expect(applyStep(stateAt(1), step(1, 1, code), effect).changes).toEqual({ status: 1, modifiedAt: at, ...brought });
  });

  it('waits for a new confirmation behind an invoice that changes it, until the next proof or the amount of before', () => {
    const changed = applyStep(stateAt(1), step(1, 1, 'FAC'), { ...effect, changesConfirmed: true });
    expect(changed.changes).toMatchObject({ confirmationDue: true });
    const due = changed.file;
    expect(applyStep(due, step(1, 1, 'PHO'), effect).changes).not.toHaveProperty('confirmationDue');
    expect(applyStep(due, step(1, 1, 'VAL'), effect).changes).toMatchObject({ confirmationDue: false });
    expect(applyStep(due, step(1, 1, 'FAC'), effect).changes).toMatchObject({ confirmationDue: false });
  });

  it('with a message of staff gives the repairer something to read', () => {
    const { changes } = applyStep(stateAt(1, { unreadByStaff: true }), step(1, 1, 'MSG'), { at, by: 'staff' });
    expect(changes).toMatchObject({ unreadByStaff: false, unreadByRepairer: true });
  });

  it.each(['FAC', 'FACVE', 'FACCOR', 'FACVECOR', 'BUG', 'VELO'] as const)(
    'of %s cannot come without what it brings',
    (code) => {
      expect(() => applyStep(stateAt(1), step(1, 1, code), { at, by: 'repairer' })).toThrow(RangeError);
    },
  );
});

describe('the claim on the bike and the beneficiary’s entitlement', () => {
  it('are taken once the file is complete, and freed once it is given up', () => {
    const completed = applyStep(stateAt(0), step(0, 1, 'VAL'), effect);
    expect(completed).toMatchObject({
      takesClaim: bikeClaimKey('Gitane', 'AB12'),
      freesClaim: false,
      freesEntitlement: false,
    });
    const refused = applyStep(completed.file, step(1, 7, 'NIL'), effect);
    expect(refused).toMatchObject({ freesClaim: true, freesEntitlement: true });
    expect(refused).not.toHaveProperty('takesClaim');
  });

  it('move to the corrected bike where the file holds a claim, and are freed for a bike without a number', () => {
    expect(applyStep(stateAt(1), step(1, 1, 'VELO'), effect)).toMatchObject({
      takesClaim: bikeClaimKey('Gitane', 'AB21'),
      freesClaim: false,
    });
    const unnumbered = { ...effect, bike: { brand: 'Gitane', serial: 'Pas de numero' } };
    const freed = applyStep(stateAt(1), step(1, 1, 'VELO'), unnumbered);
    expect(freed.freesClaim).toBe(true);
    expect(freed).not.toHaveProperty('takesClaim');
    expect(applyStep(stateAt(0), step(0, 0, 'VELO'), effect)).not.toHaveProperty('takesClaim');
  });

  it('follow the status on every way that the rules know', () => {
    const anyStep = fc.record({
      status: fc.constantFrom(...repairStatusCodes),
      kind: fc.constantFrom(0 as const, 1 as const),
      operation: fc.constantFrom(...operationCodes),
    });
    fc.assert(
      fc.property(anyStep, ({ status, kind, operation }) => {
        const decision = decideRepair(fileAt(status, { kind }), complete(operation), rep);
        if (!decision.ok) return;
        const before = stateAt(status, { kind });
        const applied = applyStep(before, decision.value, effect);
        expect(applied.takesClaim !== undefined).toBe(!bikeClaimOf(before) && Boolean(bikeClaimOf(applied.file)));
        expect(applied.freesEntitlement).toBe(
          holdsPersonQuota(kind, status) && !holdsPersonQuota(kind, applied.file.status),
        );
      }),
    );
  });
});

it('takes the premium of each participant as the amount of a session’s invoice', () => {
  expect(sessionAmounts(2, programme2020)).toEqual({ invoiceCents: 45_00, premiumCents: 45_00 });
});
