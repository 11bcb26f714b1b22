import { fileMoneyViewOf, owedViewOf, paymentViewOf, promiseWatchViewOf } from './payment-view.ts';

it('reads a transfer with the files that it pays, in whole cents', () => {
  const promised_at = '2026-03-18T10:00:00.000Z';
  const line = { repair_id: 'r1', repair_rozo_id: 'REP00042_10001', amount: -8.05, is_correction: true, promised_at };
  const payment = {
    refund_id: 'b1',
    reference: 'ALV-1-0001',
    payee_name: 'CYCLES DU RHIN',
    amount: 41.95,
    state: 'paid' as const,
    sent_at: '2026-03-04T09:00:00.000Z',
    settled_at: '2026-03-06T09:00:00.000Z',
    lines: [line],
  };
  expect(paymentViewOf(payment)).toEqual({
    reference: 'ALV-1-0001',
    payeeName: 'CYCLES DU RHIN',
    amountCents: 4195,
    state: 'paid',
    sentAt: '2026-03-04T09:00:00.000Z',
    settledAt: '2026-03-06T09:00:00.000Z',
    reason: undefined,
    lines: [
      {
        repairId: 'r1',
        fileNumber: 'REP00042_10001',
        amountCents: -805,
        isCorrection: true,
        promisedAt: '2026-03-18T10:00:00.000Z',
      },
    ],
  });
});

it('reads what is owed, and why it waits', () => {
  expect(
    owedViewOf({ files: 2, due: 50, retained: 8, to_pay_back: 12, on_its_way: 42.5, blocked_by: 'changed_iban' }),
  ).toEqual({
    files: 2,
    dueCents: 5000,
    retainedCents: 800,
    toPayBackCents: 1200,
    paidBeyondCents: 0,
    onItsWayCents: 4250,
    promisedAt: undefined,
    blockedBy: 'changedIban',
  });
});

it('reads the money of a file with everything that happened to it', () => {
  const entry = { kind: 'paid' as const, amount: 49.99, at: '2026-03-06T09:00:00.000Z', reference: 'ALV-1-0001' };
  const money = {
    repair_id: 'r1',
    repair_rozo_id: 'REP00042_10001',
    granted: 56,
    paid: 49.99,
    due: 6.01,
    on_its_way: 0,
    promised_at: '2026-03-18T10:00:00.000Z',
    paid_at: entry.at,
    reference: entry.reference,
    batch: { refund_id: 'b1', state: 'confirmed' as const, create_date: '2026-03-04T09:00:00.000Z' },
    blocked_by: 'missing_iban' as const,
    entries: [entry],
  };
  expect(fileMoneyViewOf(money)).toEqual({
    grantedCents: 5600,
    paidCents: 4999,
    dueCents: 601,
    onItsWayCents: 0,
    promisedAt: '2026-03-18T10:00:00.000Z',
    paidAt: entry.at,
    reference: 'ALV-1-0001',
    batch: { batchId: 'b1', state: 'confirmed', createdAt: '2026-03-04T09:00:00.000Z' },
    blockedBy: 'missingIban',
    entries: [{ kind: 'paid', amountCents: 4999, at: entry.at, reference: 'ALV-1-0001' }],
  });
});

it('reads which promises are past, and which soon are', () => {
  const watch = { delay_days: 30, notice_days: 7, late: { files: 3, in_batch: 1 }, soon: { files: 2, in_batch: 0 } };
  expect(promiseWatchViewOf(watch)).toEqual({
    delayDays: 30,
    noticeDays: 7,
    late: { files: 3, inBatch: 1 },
    soon: { files: 2, inBatch: 0 },
  });
});
