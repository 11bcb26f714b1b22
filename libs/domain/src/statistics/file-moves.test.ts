import { RepairStatus } from '../repair/statuses.ts';
import type { OperationCode } from '../repair/operations.ts';
import { fileMoves } from './file-moves.ts';
import type { CountedOperation } from './file-moves.ts';

const s = RepairStatus;

function step(day: string, code: OperationCode, status: RepairStatus, premiumCents?: number): CountedOperation {
  return { code, status, at: new Date(`${day}T10:00:00Z`), premiumCents };
}

const opened = step('2026-03-02', 'INIT', s.incomplete);
const invoiced = step('2026-03-02', 'FAC', s.incomplete, 5000);
const filed = step('2026-03-04', 'VAL', s.toReview);

function sumOf(history: readonly CountedOperation[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const { changes } of fileMoves(history))
    for (const [name, change] of Object.entries(changes)) sum[name] = (sum[name] ?? 0) + change;
  return Object.fromEntries(Object.entries(sum).filter(([, value]) => value !== 0));
}

describe('the moves of a file', () => {
  it('are opening and filing, each in its week', () => {
    expect(fileMoves([opened, invoiced, filed])).toEqual([
      { week: '2026-W10', changes: { 'entered.0': 1 } },
      { week: '2026-W10', changes: {} },
      { week: '2026-W10', changes: { 'left.0': 1, 'entered.1': 1, filed: 1, 'waits.2026-W10': 1 } },
    ]);
  });

  it('are decision and payment, with their delays from the filing', () => {
    const [validated, paid] = fileMoves([
      opened,
      invoiced,
      filed,
      step('2026-03-09', 'AVAL', s.validated),
      step('2026-03-18', 'REM', s.refunded),
    ]).slice(3);
    expect(validated).toEqual({
      week: '2026-W11',
      changes: {
        'left.1': 1,
        'entered.5': 1,
        validated: 1,
        grantedCents: 5000,
        'decision.5': 1,
        'waits.2026-W10': -1,
        'pending.2026-W11': 1,
      },
    });
    expect(paid).toEqual({
      week: '2026-W12',
      changes: { 'left.5': 1, 'entered.6': 1, paid: 1, paidCents: 5000, 'payment.14': 1, 'pending.2026-W11': -1 },
    });
  });

  it('take back what a validation that is undone had granted; the first decision is the one whose delay counts', () => {
    const sum = sumOf([
      opened,
      invoiced,
      filed,
      step('2026-03-06', 'AVAL', s.validated),
      step('2026-03-08', 'NIL', s.notEligible),
    ]);
    expect(sum).toMatchObject({ refused: 1, 'decision.2': 1 });
    expect(sum).not.toHaveProperty('grantedCents');
    expect(sum).not.toHaveProperty('validated');
  });

  it('follow a correction of what is granted; what was paid stays', () => {
    const sum = sumOf([
      opened,
      invoiced,
      filed,
      step('2026-03-06', 'AVAL', s.validated),
      step('2026-03-08', 'REM', s.refunded),
      { ...step('2026-03-10', 'FACCOR', s.refunded), adjustmentCents: -800 },
    ]);
    expect(sum).toMatchObject({ grantedCents: 4200, paidCents: 5000, validated: 1, paid: 1 });
  });

  it('wait again since the week in which the file came back', () => {
    const complemented = [
      opened,
      filed,
      step('2026-03-10', 'COM', s.complementAsked),
      step('2026-03-20', 'FAC', s.complemented),
      step('2026-03-20', 'COMR', s.complemented),
    ];
    expect(sumOf(complemented)).toMatchObject({ complements: 1, 'waits.2026-W12': 1, filed: 1 });
    expect(sumOf(complemented)).not.toHaveProperty('waits.2026-W10');
  });

  it('keep the age of a file that is drawn for the sample', () => {
    expect(sumOf([opened, filed, step('2026-03-20', 'ECH', s.sampleToReview)])).toMatchObject({ 'waits.2026-W10': 1 });
  });

  it('are the same, whether a history is counted at once or piece by piece', () => {
    const history = [opened, invoiced, filed, step('2026-03-09', 'NIL', s.notEligible)];
    history.forEach((_, length) => {
      expect(fileMoves(history.slice(0, length))).toEqual(fileMoves(history).slice(0, length));
    });
  });
});
