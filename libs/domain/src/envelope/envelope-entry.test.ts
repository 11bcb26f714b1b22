import fc from 'fast-check';
import { repairStatuses, repairStatusCodes, RepairStatus } from '../repair/statuses.ts';
import { repairTransitions } from '../repair/transitions/repair-transitions.ts';
import { addSums, changeBetween, envelopeStageOf, noSums, sumsOf, usedCentsOf } from './envelope-entry.ts';

const entry = { funderId: 'town', cents: 4000, isCommitted: false, paidCents: 0 };

describe('what a file takes of an envelope', () => {
  it.each(repairStatusCodes.map((status) => [repairStatuses[status].label, status] as const))(
    'counts at « %s » as far as the file has come',
    (_label, status) => {
      const given: readonly RepairStatus[] = [0, 2, 7, 13, 14];
      const due: readonly RepairStatus[] = [5, 6, 11, 12];
      const expected = given.includes(status) ? 'none' : due.includes(status) ? 'committed' : 'reserved';
      expect(envelopeStageOf(status)).toBe(expected);
    },
  );

  const moves = new Set(
    repairTransitions.flatMap(({ from, to }) =>
      from.flatMap((status) => {
        const ends = to === 'same' ? [status] : to === 'progress' ? [status, RepairStatus.toReview] : [to];
        return ends.map((end) => `${envelopeStageOf(status)} → ${envelopeStageOf(end)}`);
      }),
    ),
  );

  it('moves on every way of a file by one of the moves that the account knows', () => {
    expect([...moves].toSorted()).toEqual([
      'committed → committed',
      'committed → none',
      'committed → reserved',
      'none → none',
      'none → reserved',
      'reserved → committed',
      'reserved → none',
      'reserved → reserved',
    ]);
  });

  it.each([
    ['is reserved at its completion', undefined, entry, [4000, 0, 0]],
    ['is committed at its validation', entry, { ...entry, isCommitted: true }, [-4000, 4000, 0]],
    [
      'is paid by the bank',
      { ...entry, isCommitted: true },
      { ...entry, isCommitted: true, paidCents: 4000 },
      [0, -4000, 4000],
    ],
    [
      'is committed again once the bank sent it back',
      { ...entry, isCommitted: true, paidCents: 4000 },
      { ...entry, isCommitted: true },
      [0, 4000, -4000],
    ],
    [
      'is reserved again where a validated file is drawn as a sample',
      { ...entry, isCommitted: true },
      entry,
      [4000, -4000, 0],
    ],
    ['is free once the file is refused', entry, undefined, [-4000, 0, 0]],
    ['grows with its invoice', entry, { ...entry, cents: 4500 }, [500, 0, 0]],
    [
      'stays paid where it is corrected below what was paid',
      { ...entry, isCommitted: true, paidCents: 4000 },
      { ...entry, cents: 3000, isCommitted: true, paidCents: 4000 },
      [0, 0, 0],
    ],
    [
      'is free of a correction once the difference came back',
      { ...entry, cents: 3000, isCommitted: true, paidCents: 4000 },
      { ...entry, cents: 3000, isCommitted: true, paidCents: 3000 },
      [0, 0, -1000],
    ],
    [
      'is committed by what a correction adds to a paid share',
      { ...entry, isCommitted: true, paidCents: 4000 },
      { ...entry, cents: 4500, isCommitted: true, paidCents: 4000 },
      [0, 500, 0],
    ],
  ])('%s', (_case, before, after, [reservedCents, committedCents, paidCents]) => {
    expect(changeBetween(before, after)).toEqual({ reservedCents, committedCents, paidCents });
  });

  it('adds up over any number of changes to what the last entry takes, and never falls below zero', () => {
    const entries = fc.array(fc.record({ cents: fc.nat(9000), isCommitted: fc.boolean(), paidCents: fc.nat(9000) }));
    fc.assert(
      fc.property(entries, (states) => {
        const all = states.map((state) => ({ funderId: 'town', ...state }));
        const sums = all.reduce((sum, next, index) => addSums(sum, changeBetween(all[index - 1], next)), noSums);
        const last = all.at(-1);
        expect(sums).toEqual(last ? sumsOf(last) : noSums);
        expect(usedCentsOf(sums)).toBe(last ? Math.max(last.cents, last.paidCents) : 0);
      }),
    );
  });
});
