import fc from 'fast-check';
import { balanceOf } from './balance-of.ts';
import { groupTransfers } from './group-transfers.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { hasStandingPayment, nextEntry, wasPaid } from './next-entry.ts';
import type { LedgerAct } from './next-entry.ts';

const follow = (acts: readonly LedgerAct[]) =>
  acts.reduce<readonly LedgerEntry[]>((entries, act) => {
    const entry = nextEntry(entries, act);
    return entry ? [...entries, entry] : entries;
  }, []);
const grant = (cents: number): LedgerAct => ({ act: 'grant', cents });
const about = (act: 'batch' | 'leave' | 'pay' | 'reject' | 'return', batchId = 'b1'): LedgerAct => ({ act, batchId });
const recover = (cents: number, source = 'c1'): LedgerAct => ({ act: 'recover', cents, source });
/** Paid 50,00 € and corrected to 42,00 €. */
const overpaid = [grant(5000), about('batch'), about('pay'), grant(4200)];

describe('the money of a file', () => {
  it.each<[string, LedgerAct[], string[], number, number]>([
    ['is due once granted', [grant(5000)], ['due'], 0, 5000],
    ['is paid once', [grant(5000), about('batch'), about('pay'), about('pay')], ['due', 'batched', 'paid'], 5000, 0],
    ['is taken by one batch', [grant(5000), about('batch'), about('batch', 'b2')], ['due', 'batched'], 0, 0],
    ['is due again once rejected', [grant(1), about('batch'), about('reject')], ['due', 'batched', 'rejected'], 0, 1],
    [
      'is due again once returned',
      [grant(9), about('batch'), about('pay'), about('return'), about('return')],
      ['due', 'batched', 'paid', 'returned'],
      0,
      9,
    ],
    [
      'is paid after all, once, however often the decision is told, though another batch holds what is due meanwhile',
      [
        grant(5000),
        about('batch'),
        about('reject'),
        about('batch', 'b2'),
        { act: 'pay_after_all', batchId: 'b1', sequence: 6 },
        { act: 'pay_after_all', batchId: 'b1', sequence: 6 },
        about('leave', 'b2'),
      ],
      ['due', 'batched', 'rejected', 'batched', 'paid', 'left'],
      5000,
      0,
    ],
    [
      'is settled once the establishment has paid it back, once however often that is told, and never below',
      [...overpaid, recover(500), recover(500), recover(9999, 'c2'), recover(1, 'c3')],
      ['due', 'batched', 'paid', 'adjustment', 'recovered', 'recovered'],
      4200,
      0,
    ],
    [
      'is settled once two people have written off what is left',
      [...overpaid, recover(500), { act: 'write_off', cents: 300, source: 'd1' }],
      ['due', 'batched', 'paid', 'adjustment', 'recovered', 'waived'],
      4500,
      0,
    ],
    [
      'is not due once more when it was written off and is granted again',
      [
        ...overpaid,
        { act: 'write_off', cents: 800, source: 'd1' },
        grant(5000),
        { act: 'restore' },
        { act: 'restore' },
      ],
      ['due', 'batched', 'paid', 'adjustment', 'waived', 'adjustment', 'waived'],
      5000,
      0,
    ],
    [
      'is not recovered while a batch holds it to net it',
      [...overpaid, about('batch', 'b2'), recover(800)],
      ['due', 'batched', 'paid', 'adjustment', 'batched'],
      5000,
      0,
    ],
    ['is nothing once withdrawn', [grant(5000), grant(0)], ['due', 'withdrawn'], 0, 0],
    [
      'is owed back when it is corrected after payment',
      [grant(5000), about('batch'), about('pay'), grant(4200)],
      ['due', 'batched', 'paid', 'adjustment'],
      5000,
      -800,
    ],
    [
      'goes on when its batch lets it go',
      [grant(5000), about('batch'), grant(4000), about('leave')],
      ['due', 'batched', 'adjustment', 'left'],
      0,
      4000,
    ],
  ])('%s', (_what, acts, kinds, paid, due) => {
    const entries = follow(acts);
    expect(entries.map(({ kind }) => kind)).toEqual(kinds);
    expect(balanceOf(entries)).toMatchObject({ paidCents: paid, dueCents: due });
  });

  it('knows whether it was paid before', () => {
    expect(wasPaid(follow([grant(1), about('batch')]))).toBe(false);
    expect(wasPaid(follow([grant(1), about('batch'), about('pay'), about('return')]))).toBe(true);
    expect(hasStandingPayment(follow([grant(1), about('batch'), about('pay')]))).toBe(true);
    expect(hasStandingPayment(follow([grant(1), about('batch'), about('pay'), about('return')]))).toBe(false);
  });

  const batch = fc.constantFrom('b1', 'b2', 'b3');
  const act: fc.Arbitrary<LedgerAct> = fc.oneof(
    fc.record({ act: fc.constant('grant' as const), cents: fc.integer({ min: 0, max: 15_000 }) }),
    fc.record({ act: fc.constantFrom('batch', 'leave', 'pay', 'reject', 'return'), batchId: batch }),
    fc.record({
      act: fc.constantFrom('recover', 'write_off'),
      cents: fc.integer({ min: 1, max: 15_000 }),
      source: fc.constantFrom('c1', 'c2'),
    }),
    fc.constant({ act: 'restore' as const }),
  );

  it('adds up whatever is said of it, in whatever order and however often', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const entries = follow(acts);
        const { grantedCents, paidCents, reservation, dueCents, writtenOffCents } = balanceOf(entries);
        expect(grantedCents + writtenOffCents).toBe(paidCents + (reservation?.cents ?? 0) + dueCents);
        expect(grantedCents).toBe(acts.findLast((one) => one.act === 'grant')?.cents ?? 0);
        for (const batchId of ['b1', 'b2', 'b3']) {
          const of = (kind: string) => entries.filter((entry) => entry.kind === kind && entry.batchId === batchId);
          expect(of('paid').length + of('left').length + of('rejected').length).toBeLessThanOrEqual(
            of('batched').length,
          );
          expect(of('returned').length).toBeLessThanOrEqual(of('paid').length);
        }
      }),
    );
  });

  it('stays as it is when the last thing is said again', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 20 }), (acts) => {
        const again = acts.at(-1) as LedgerAct;
        const before = follow(acts);
        const reservation = balanceOf(before).reservation;
        fc.pre(again.act !== 'batch' || reservation !== undefined);
        expect(follow([...acts, again])).toEqual(before);
      }),
    );
  });
});

describe('the transfers of a batch', () => {
  const line = fc.record({
    repairId: fc.uuid(),
    entityId: fc.constantFrom('a', 'b', 'c'),
    cents: fc.integer({ min: -5000, max: 5000 }),
  });

  it('are one an establishment, never a debit, and lose no line', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { transfers, carried } = groupTransfers(lines);
        expect(transfers.every(({ cents }) => cents > 0)).toBe(true);
        expect(new Set(transfers.map(({ entityId }) => entityId)).size).toBe(transfers.length);
        expect([...transfers.flatMap((transfer) => transfer.lines), ...carried]).toHaveLength(lines.length);
        for (const transfer of transfers)
          expect(transfer.cents).toBe(transfer.lines.reduce((sum, { cents }) => sum + cents, 0));
      }),
    );
  });
});
