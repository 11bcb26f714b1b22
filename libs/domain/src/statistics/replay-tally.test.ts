import fc from 'fast-check';
import { addToTally, changedOf, differenceQuantile, emptyTally, shownCells, totalOf } from './replay-tally.ts';
import type { ReplayCell, ReplayedFile, ReplayOutcome } from './replay-tally.ts';

const refused = { refusal: 'Il faut avoir 18 ans.' };
const file = (former: number | typeof refused, next: number | typeof refused, place: Partial<ReplayedFile> = {}) => ({
  kind: 0 as const,
  department: '69',
  former: outcome(former),
  next: outcome(next),
  ...place,
});
const outcome = (given: number | typeof refused): ReplayOutcome =>
  typeof given === 'number' ? { premiumCents: given } : given;

it('counts the files of a replay by what becomes of their premium', () => {
  const { cells } = addToTally(emptyTally, [
    file(50_00, 80_00),
    file(50_00, 40_00),
    file(50_00, 50_00),
    file(50_00, refused),
    file(refused, 30_00),
    file(refused, refused),
  ]);
  expect(cells).toEqual([
    {
      kind: 0,
      department: '69',
      files: 6,
      raised: 1,
      lowered: 1,
      newlyRefused: 1,
      newlyEligible: 1,
      formerCents: 200_00,
      cents: 200_00,
    },
  ]);
});

it('keeps kinds and departments of a replay apart, in their order', () => {
  const { cells } = addToTally(emptyTally, [
    file(1, 1, { kind: 1 }),
    file(1, 1, { department: '69' }),
    file(1, 1, { department: '01' }),
  ]);
  expect(cells.map(({ kind, department }) => [kind, department])).toEqual([
    [0, '01'],
    [0, '69'],
    [1, '69'],
  ]);
});

it('tells why files are newly refused by a replay, the most frequent first', () => {
  const far = { refusal: 'Réservé au Rhône.' };
  const { refusals } = addToTally(emptyTally, [file(1, far), file(1, refused), file(1, refused), file(refused, far)]);
  expect(refusals).toEqual([
    { sentence: 'Il faut avoir 18 ans.', files: 2 },
    { sentence: 'Réservé au Rhône.', files: 1 },
  ]);
});

const anyOutcome = fc.oneof(fc.record({ premiumCents: fc.integer({ min: 1, max: 500_00 }) }), fc.constant(refused));
const anyFile = fc.record<ReplayedFile>({
  kind: fc.constantFrom(0, 1),
  department: fc.constantFrom('01', '69', '2A'),
  former: anyOutcome,
  next: anyOutcome,
});

it('returns the same tally of a replay however its files are cut into pages', () => {
  fc.assert(
    fc.property(fc.array(anyFile), fc.nat(), (files, cut) => {
      const half = files.length === 0 ? 0 : cut % files.length;
      const inTwo = addToTally(addToTally(emptyTally, files.slice(0, half)), files.slice(half));
      const atOnce = addToTally(emptyTally, files);
      expect({ ...inTwo, refusals: totalRefusals(inTwo) }).toEqual({ ...atOnce, refusals: totalRefusals(atOnce) });
    }),
  );
});
const totalRefusals = ({ refusals }: { refusals: readonly { files: number }[] }) =>
  refusals.reduce((sum, { files }) => sum + files, 0);

it('counts each changed file of a replay in one step of the differences', () => {
  fc.assert(
    fc.property(fc.array(anyFile), (files) => {
      const tally = addToTally(emptyTally, files);
      expect(tally.differences.reduce((sum, step) => sum + step.files, 0)).toBe(changedOf(totalOf(tally)));
    }),
  );
});

it('returns the difference that half of the changed files of a replay do not exceed, within ten cents', () => {
  const tally = addToTally(emptyTally, [file(0, 1_00), file(0, 2_04), file(0, 30_00), file(5, 5)]);
  expect([0, 0.5, 1].map((share) => differenceQuantile(tally, share))).toEqual([1_00, 2_00, 30_00]);
  expect(differenceQuantile(emptyTally, 0.5)).toBeUndefined();
});

describe('the shown cells of a replay', () => {
  const cell = (department: string, files: number): ReplayCell => ({
    kind: 0,
    department,
    files,
    raised: files,
    lowered: 0,
    newlyRefused: 0,
    newlyEligible: 0,
    formerCents: 0,
    cents: files,
  });
  const shown = (...files: number[]) =>
    shownCells(files.map((count, index) => cell(String(index), count))).map((one) => [one.department, one.files]);

  it('are all cells of a replay that have five files', () => {
    expect(shown(5, 7)).toEqual([
      ['0', 5],
      ['1', 7],
    ]);
  });

  it('join the departments of a replay that have fewer', () => {
    expect(shown(2, 9, 4)).toEqual([
      ['1', 9],
      [null, 6],
    ]);
  });

  it('take the next smallest department of a replay along, where one alone would be told by a subtraction', () => {
    expect(shown(2, 9, 20)).toEqual([
      ['2', 20],
      [null, 11],
    ]);
  });

  it('never tell a department of a replay with fewer than five files, and lose no file', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 })), (files) => {
        const cells = files.map((count, index) => cell(String(index), count));
        const joinedCells = shownCells(cells);
        expect(joinedCells.every(({ department, files: count }) => department === null || count >= 5)).toBe(true);
        expect(totalOf({ cells: joinedCells })).toEqual(totalOf({ cells }));
      }),
    );
  });
});
