import { balanceOf } from './balance-of.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { hasStandingPayment, nextEntry } from './next-entry.ts';
import type { LedgerAct } from './next-entry.ts';

const follow = (acts: readonly LedgerAct[]) =>
  acts.reduce<readonly LedgerEntry[]>((entries, act) => [...entries, ...[nextEntry(entries, act) ?? []].flat()], []);
const grant = (cents: number): LedgerAct => ({ act: 'grant', cents });
const about = (act: 'batch' | 'leave' | 'pay' | 'reject' | 'return', batchId = 'b1'): LedgerAct => ({ act, batchId });
const payAfterAll = (sequence: number, batchId = 'b1'): LedgerAct => ({ act: 'pay_after_all', batchId, sequence });
const payment = [grant(5000), about('batch'), about('pay')];
const returnedPayment = [...payment, about('return')];

describe('a decision that a transfer arrived after all', () => {
  it.each<[string, LedgerAct[]]>([
    ['the batch has no answer yet', [grant(5000), about('batch')]],
    ['the file is in no such batch', [grant(5000)]],
    ['the transfer is paid', payment],
    ['the batch let the file go', [grant(5000), about('batch'), about('leave')]],
  ])('adds no entry to the ledger for a transfer that arrived after all where %s', (_case, acts) => {
    expect(nextEntry(follow(acts), payAfterAll(6))).toBeUndefined();
  });

  it.each<[string, LedgerAct[]]>([
    ['sent back', returnedPayment],
    ['refused', [grant(5000), about('batch'), about('reject')]],
  ])('enters as paid a transfer that arrived after all and was reported as %s', (_case, acts) => {
    const entries = follow([...acts, payAfterAll(6)]);
    expect(entries.at(-1)).toEqual({ kind: 'paid', cents: 5000, batchId: 'b1', sequence: 6 });
    expect(balanceOf(entries)).toMatchObject({ paidCents: 5000, dueCents: 0, reservation: undefined });
  });

  it.each([
    ['is told again', 6, undefined],
    ['is told late, behind a newer one', 5, undefined],
    ['is a newer one', 7, 5000],
  ])(
    'a decision on an arrived transfer that %s adds, once the money came back again, %s cents',
    (_case, sequence, cents) => {
      const entries = follow([...returnedPayment, payAfterAll(6), about('return')]);
      expect(nextEntry(entries, payAfterAll(sequence))?.cents).toBe(cents);
    },
  );
});

describe('a batch', () => {
  it('a batch takes no file of which nothing is due', () => {
    expect(nextEntry([], about('batch'))).toBeUndefined();
    expect(nextEntry(follow(payment), about('batch', 'b2'))).toBeUndefined();
  });

  it('a batch takes no file that another batch has reserved, though more of it is due meanwhile', () => {
    expect(nextEntry(follow([grant(5000), about('batch'), grant(6000)]), about('batch', 'b2'))).toBeUndefined();
  });

  it.each(['leave', 'reject'] as const)('a batch gives back by « %s » what it had reserved', (act) => {
    expect(follow([grant(5000), about('batch'), about(act)]).at(-1)?.cents).toBe(-5000);
  });

  it('a return gives back what the same batch paid, and nothing that it did not pay', () => {
    const twice = [...payment, grant(6000), about('batch', 'b2'), about('pay', 'b2')];
    expect(nextEntry(follow(twice), about('return', 'b2'))).toEqual({ kind: 'returned', cents: -1000, batchId: 'b2' });
    expect(nextEntry(follow([grant(5000), about('batch')]), about('return'))).toBeUndefined();
  });
});

it('enters the premium 0 as an adjustment of a paid file and as the withdrawal of an unpaid one', () => {
  expect(nextEntry(follow(payment), grant(0))).toEqual({ kind: 'adjustment', cents: -5000 });
  expect(nextEntry(follow([grant(5000)]), grant(0))).toEqual({ kind: 'withdrawn', cents: -5000 });
});

it('finds a standing payment though the one before came back', () => {
  expect(hasStandingPayment(follow([...returnedPayment, about('batch', 'b2'), about('pay', 'b2')]))).toBe(true);
});
