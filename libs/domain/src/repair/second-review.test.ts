import fc from 'fast-check';
import { applyStep, type RuledState } from './apply-step.ts';
import { decideRepair, offeredActions } from './decide-repair.ts';
import { adm, complete, fileAt } from './personas-and-files.fixture.ts';
import type { RepairActor } from './repair-file.ts';
import { awaitsReview, noSecondReview, secondReviewCausesOf } from './second-review.ts';
import { repairStatusCodes, RepairStatus } from './statuses.ts';

const bob: RepairActor = { role: 'ADM', permission: 1, userId: 'bob' };
const file = { id: 'a3b1', premiumCents: 45_00, validatedOfShop: 3 };

describe('the causes of a second review', () => {
  it.each([
    ['a premium below the limit', { fromPremiumCents: 45_01 }, []],
    ['a premium at the limit', { fromPremiumCents: 45_00 }, ['premium']],
    ['a shop past its first files', { firstFilesOfShop: 3 }, []],
    ['a shop within its first files', { firstFilesOfShop: 4 }, ['new-shop']],
    ['every file drawn', { drawnPercent: 100 }, ['drawn']],
    [
      'all three at once',
      { fromPremiumCents: 1, firstFilesOfShop: 9, drawnPercent: 100 },
      ['premium', 'new-shop', 'drawn'],
    ],
  ])('are, for %s: %o', (_name, policy, causes) => {
    expect(secondReviewCausesOf(file, { ...noSecondReview, ...policy })).toEqual(causes);
  });

  it('returns no cause of a second review without a policy, whatever the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (id, premiumCents, validatedOfShop) => {
        expect(secondReviewCausesOf({ id, premiumCents, validatedOfShop }, noSecondReview)).toEqual([]);
      }),
    );
  });

  it('draw a growing share of the same files: who is drawn at a percentage is drawn at each higher one', () => {
    const isDrawn = (id: string, drawnPercent: number) =>
      secondReviewCausesOf({ ...file, id }, { ...noSecondReview, drawnPercent }).includes('drawn');
    fc.assert(
      fc.property(fc.uuid(), fc.nat(100), fc.nat(100), (id, one, other) => {
        expect(isDrawn(id, Math.min(one, other)) && !isDrawn(id, Math.max(one, other))).toBe(false);
      }),
    );
    const ids = Array.from({ length: 2000 }, (_, index) => `file-${index}-${index * 7919}`);
    const share = ids.filter((id) => isDrawn(id, 10)).length / ids.length;
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.13);
  });
});

const reviewed = [1, 4, 8, 10] as const;
const validation = (status: number) => (status >= 8 ? 'AVALECH' : 'AVAL') as 'AVAL' | 'AVALECH';

it('staff decides at 1, 4, 8 and 10', () => {
  expect(repairStatusCodes.filter(awaitsReview)).toEqual(reviewed);
});

describe.each(reviewed)('a file at status %i that asks for two operators', (status) => {
  const due = fileAt(status, { secondReviewDue: true });
  const recommended = { ...due, recommendedBy: 'ann' };
  const decide = (target: typeof due, actor: RepairActor, operation: 'RECO' | 'AVAL' | 'AVALECH') => {
    const decision = decideRepair(target, complete(operation), actor);
    return decision.ok ? decision.value.records : decision.refusal.id;
  };

  it('offers and accepts the recommendation of a file, and refuses its validation before that', () => {
    expect(decide(due, adm, validation(status))).toBe('a-second-operator-must-confirm');
    expect(offeredActions(due, adm)).not.toContain(validation(status));
    expect(offeredActions(due, adm)).toContain('RECO');
    expect(decide(due, adm, 'RECO')).toEqual(['RECO']);
  });

  it('is validated by another operator than the one who recommended it, and recommended once', () => {
    expect(decide(recommended, adm, validation(status))).toBe('another-operator-confirms');
    expect(decide(recommended, bob, validation(status))).toEqual([validation(status)]);
    expect(decide(recommended, bob, 'RECO')).toBe('the-validation-is-already-recommended');
  });

  it('is left to the second operator though it is assigned to the first, and to nobody else’s colleague', () => {
    expect(decide({ ...recommended, operatorId: 'ann' }, bob, validation(status))).toEqual([validation(status)]);
    expect(decide({ ...recommended, operatorId: 'eve' }, bob, validation(status))).toBe('repair-held-by-another-user');
  });
});

it('refuses a recommendation where one operator suffices', () => {
  const decision = decideRepair(fileAt(1), complete('RECO'), adm);
  expect(decision).toMatchObject({ ok: false, refusal: { id: 'one-operator-suffices' } });
});

describe('a recommendation', () => {
  const at = new Date('2026-03-01T10:00:00Z');
  const state: RuledState = {
    kind: 0,
    status: RepairStatus.toReview,
    bike: { brand: 'Btwin', serial: '123' },
    operations: ['INIT'],
    unreadByRepairer: false,
    unreadByStaff: false,
    sequence: 4,
    modifiedAt: at,
    isRecommended: true,
  };
  const step = (records: readonly ('MSG' | 'FAC' | 'COM' | 'RECO')[]) => ({ from: 1, to: 1, records }) as const;

  it('stands after a message and lapses with every other operation', () => {
    expect(applyStep(state, step(['MSG']), { at, by: 'repairer' }).file.isRecommended).toBe(true);
    expect(applyStep(state, step(['COM']), { at, by: 'staff' }).changes.isRecommended).toBe(false);
    const amounts = { invoiceCents: 1, premiumCents: 1 };
    expect(applyStep(state, step(['FAC']), { at, by: 'repairer', amounts }).changes.isRecommended).toBe(false);
  });

  it('is set by the operation that gives it, and left out of every write that changes nothing of it', () => {
    const fresh = { ...state, isRecommended: false };
    expect(applyStep(fresh, step(['RECO']), { at, by: 'staff' }).changes.isRecommended).toBe(true);
    expect(applyStep(fresh, step(['COM']), { at, by: 'staff' }).changes).not.toHaveProperty('isRecommended');
  });
});
