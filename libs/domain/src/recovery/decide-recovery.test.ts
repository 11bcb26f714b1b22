import { decideReceipt, decideRequest, decideWriteOff, isReminderDue } from './decide-recovery.ts';

const day = 86_400_000;
const movedAt = new Date('2026-10-01T10:00:00Z');
const daysLater = (days: number) => new Date(movedAt.getTime() + days * day);
const debt = { owedCents: 4500, movedAt, isClosed: false, isRequested: false };
const one = { userId: 'adm-0', permission: 0 as const };
const idOf = (decision: ReturnType<typeof decideRequest>) => (decision.ok ? 'accepted' : decision.refusal.id);

describe('a payment', () => {
  it.each([
    ['is requested once no file has come for thirty days', debt, { now: daysLater(30) }, 'accepted'],
    ['is not requested before', debt, { now: daysLater(29) }, 'a-file-may-still-come-state-why-none-will'],
    ['is requested before of a closed establishment', { ...debt, isClosed: true }, { now: daysLater(1) }, 'accepted'],
    ['is requested before with a reason', debt, { now: daysLater(1), reason: 'Campagne terminée' }, 'accepted'],
    [
      'is requested once',
      { ...debt, isRequested: true },
      { now: daysLater(99) },
      'a-payment-request-to-this-establishment-is-open',
    ],
    [
      'is not requested where nothing is owed',
      { ...debt, owedCents: 0 },
      { now: daysLater(99) },
      'this-establishment-owes-nothing-to-this-funder',
    ],
  ])('%s', (_what, ruled, moment, outcome) => {
    expect(idOf(decideRequest(ruled, { waitDays: 30, ...moment }))).toBe(outcome);
  });

  it('is written off by another person than the one who proposed it', () => {
    const open = { state: 'reminded' as const };
    expect(idOf(decideWriteOff(open, 'propose', one))).toBe('accepted');
    expect(idOf(decideWriteOff(open, 'confirm', one))).toBe('the-proposal-is-not-at-this-step');
    expect(idOf(decideWriteOff({ ...open, proposerId: 'adm-0' }, 'confirm', one))).toBe(
      'whoever-proposed-it-does-not-confirm-it',
    );
    expect(idOf(decideWriteOff({ ...open, proposerId: 'adm-1' }, 'confirm', one))).toBe('accepted');
    expect(idOf(decideWriteOff({ ...open, proposerId: 'adm-1' }, 'propose', one))).toBe(
      'the-proposal-is-not-at-this-step',
    );
    expect(idOf(decideWriteOff({ ...open, proposerId: 'adm-0' }, 'take_back', one))).toBe('accepted');
    expect(idOf(decideWriteOff({ state: 'settled' }, 'propose', one))).toBe('the-payment-request-is-over');
  });

  it('is attributed by two people, and taken back until then', () => {
    expect(idOf(decideReceipt({ state: 'open' }, 'propose', one))).toBe('accepted');
    expect(idOf(decideReceipt({ state: 'proposed', proposerId: 'adm-0' }, 'confirm', one))).toBe(
      'whoever-proposed-it-does-not-confirm-it',
    );
    expect(idOf(decideReceipt({ state: 'proposed', proposerId: 'adm-1' }, 'confirm', one))).toBe('accepted');
    expect(idOf(decideReceipt({ state: 'proposed', proposerId: 'adm-0' }, 'take_back', one))).toBe('accepted');
    expect(idOf(decideReceipt({ state: 'settled' }, 'propose', one))).toBe('the-proposal-is-not-at-this-step');
  });

  it('is reminded of after its due date, every fifteen days, twice at most, while it is open', () => {
    const terms = { everyDays: 15, most: 2 };
    const open = { state: 'requested' as const, dueAt: movedAt, remindedAt: [] as Date[] };
    expect(isReminderDue(open, terms, daysLater(14))).toBe(false);
    expect(isReminderDue(open, terms, daysLater(15))).toBe(true);
    expect(isReminderDue({ ...open, remindedAt: [daysLater(15)] }, terms, daysLater(29))).toBe(false);
    expect(isReminderDue({ ...open, remindedAt: [daysLater(15)] }, terms, daysLater(30))).toBe(true);
    expect(isReminderDue({ ...open, remindedAt: [daysLater(15), daysLater(30)] }, terms, daysLater(99))).toBe(false);
    expect(isReminderDue({ ...open, state: 'settled' }, terms, daysLater(99))).toBe(false);
  });
});
