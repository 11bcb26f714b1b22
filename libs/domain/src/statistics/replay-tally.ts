import type { RepairKind } from '../repair/kinds.ts';
import { smallestShownCell } from './mask-small-cells.ts';

/** What rules give a file: a premium in cents, or none and why, as its campaign says it. */
export type ReplayOutcome = { readonly premiumCents: number } | { readonly refusal: string };

/** What a replay found of the files of one kind and one department. Amounts are cents excluding tax. */
export interface ReplayCell {
  readonly kind: RepairKind;
  /** Of the shop; null where departments of few files are joined. */
  readonly department: string | null;
  readonly files: number;
  /** Files whose premium rises or falls, without those that are newly refused or newly eligible. */
  readonly raised: number;
  readonly lowered: number;
  readonly newlyRefused: number;
  readonly newlyEligible: number;
  readonly formerCents: number;
  readonly cents: number;
}

/** How many files differ by an amount, in steps. */
export interface DifferenceStep {
  /** Cents, a multiple of `differenceStepCents`; the files lie within half a step of it. */
  readonly cents: number;
  readonly files: number;
}

export interface RefusalCount {
  readonly sentence: string;
  readonly files: number;
}

/** Sums of a replay, without a file and without a person. */
export interface ReplayTally {
  readonly cells: readonly ReplayCell[];
  /** Of files whose premium changes, the newly refused and newly eligible among them; rising. */
  readonly differences: readonly DifferenceStep[];
  /** Why files are newly refused. */
  readonly refusals: readonly RefusalCount[];
}

export const emptyTally: ReplayTally = { cells: [], differences: [], refusals: [] };

/** Differences are counted in steps of ten cents, so that a tally stays small however many files there are. */
export const differenceStepCents = 10;

/** Differences beyond count as this one; cents. */
const largestDifference = 1_000_00;

/** One file of a replay, by both rules. */
export interface ReplayedFile {
  readonly kind: RepairKind;
  readonly department: string;
  readonly former: ReplayOutcome;
  readonly next: ReplayOutcome;
}

/** A tally with more files in it. */
export function addToTally(tally: ReplayTally, files: readonly ReplayedFile[]): ReplayTally {
  const cells = new Map(tally.cells.map((cell) => [keyOf(cell), cell]));
  const differences = new Map(tally.differences.map(({ cents, files: count }) => [cents, count]));
  const refusals = new Map(tally.refusals.map(({ sentence, files: count }) => [sentence, count]));
  for (const file of files) {
    cells.set(keyOf(file), sumOf(cells.get(keyOf(file)), cellOf(file)));
    const step = stepOf(centsOf(file.next) - centsOf(file.former));
    if (isChanged(file)) differences.set(step, (differences.get(step) ?? 0) + 1);
    if ('refusal' in file.next && !('refusal' in file.former))
      refusals.set(file.next.refusal, (refusals.get(file.next.refusal) ?? 0) + 1);
  }
  return {
    cells: [...cells.values()].toSorted(byKindAndDepartment),
    differences: [...differences]
      .map(([cents, count]) => ({ cents, files: count }))
      .toSorted((a, b) => a.cents - b.cents),
    refusals: [...refusals]
      .map(([sentence, count]) => ({ sentence, files: count }))
      .toSorted((a, b) => b.files - a.files),
  };
}

/** All cells together. */
export function totalOf({ cells }: Pick<ReplayTally, 'cells'>): Omit<ReplayCell, 'kind' | 'department'> {
  return cells.reduce<Omit<ReplayCell, 'kind' | 'department'>>((total, cell) => figuresOf(total, cell), noFigures);
}

/** How many files of a cell change. */
export function changedOf({
  raised,
  lowered,
  newlyRefused,
  newlyEligible,
}: Omit<ReplayCell, 'kind' | 'department'>): number {
  return raised + lowered + newlyRefused + newlyEligible;
}

/**
 * The difference that this share of the changed files does not exceed, in cents; undefined where none changes.
 * @param share between 0 and 1
 */
export function differenceQuantile(
  { differences }: Pick<ReplayTally, 'differences'>,
  share: number,
): number | undefined {
  const all = differences.reduce((sum, { files }) => sum + files, 0);
  let passed = 0;
  return differences.find(({ files }) => (passed += files) >= share * all)?.cents;
}

/** The cells of which no person can be told: departments of few files are joined, kind by kind. */
export function shownCells(cells: readonly ReplayCell[]): readonly ReplayCell[] {
  const kinds = [...new Set(cells.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => withSmallJoined(cells.filter((cell) => cell.kind === kind)));
}

function withSmallJoined(cells: readonly ReplayCell[]): readonly ReplayCell[] {
  const rising = cells.toSorted((one, other) => one.files - other.files);
  let count = rising.filter(({ files }) => files < smallestShownCell).length;
  const filesOf = (joined: number) => rising.slice(0, joined).reduce((sum, { files }) => sum + files, 0);
  // One department that is joined alone, or a few that are few together, take the next smallest along.
  while (count > 0 && count < rising.length && (count === 1 || filesOf(count) < smallestShownCell)) count += 1;
  if (count === 0) return cells;
  const joined = rising.slice(0, count);
  const others = { ...totalOf({ cells: joined }), kind: joined[0]?.kind ?? 0, department: null };
  return [...cells.filter((cell) => !joined.includes(cell)), others];
}

const noFigures = {
  files: 0,
  raised: 0,
  lowered: 0,
  newlyRefused: 0,
  newlyEligible: 0,
  formerCents: 0,
  cents: 0,
} as const;

function cellOf({ kind, department, former, next }: ReplayedFile): ReplayCell {
  const isNewlyRefused = 'refusal' in next && !('refusal' in former);
  const isNewlyEligible = 'refusal' in former && !('refusal' in next);
  const isBoth = !isNewlyRefused && !isNewlyEligible;
  const [formerCents, cents] = [centsOf(former), centsOf(next)];
  return {
    kind,
    department,
    files: 1,
    raised: Number(isBoth && cents > formerCents),
    lowered: Number(isBoth && cents < formerCents),
    newlyRefused: Number(isNewlyRefused),
    newlyEligible: Number(isNewlyEligible),
    formerCents,
    cents,
  };
}

function sumOf(cell: ReplayCell | undefined, other: ReplayCell): ReplayCell {
  return cell === undefined ? other : { ...other, ...figuresOf(cell, other) };
}

type Figures = Omit<ReplayCell, 'kind' | 'department'>;

function figuresOf(one: Figures, other: Figures): Figures {
  return {
    files: one.files + other.files,
    raised: one.raised + other.raised,
    lowered: one.lowered + other.lowered,
    newlyRefused: one.newlyRefused + other.newlyRefused,
    newlyEligible: one.newlyEligible + other.newlyEligible,
    formerCents: one.formerCents + other.formerCents,
    cents: one.cents + other.cents,
  };
}

function isChanged({ former, next }: ReplayedFile): boolean {
  return 'refusal' in former !== 'refusal' in next || centsOf(former) !== centsOf(next);
}

function centsOf(outcome: ReplayOutcome): number {
  return 'refusal' in outcome ? 0 : outcome.premiumCents;
}

function stepOf(cents: number): number {
  const bounded = Math.max(-largestDifference, Math.min(largestDifference, cents));
  // Adding 0 makes -0 a plain 0.
  return Math.round(bounded / differenceStepCents) * differenceStepCents + 0;
}

function keyOf({ kind, department }: Pick<ReplayCell, 'kind' | 'department'>): string {
  return `${kind}/${department ?? ''}`;
}

function byKindAndDepartment(one: ReplayCell, other: ReplayCell): number {
  return one.kind - other.kind || (one.department ?? '').localeCompare(other.department ?? '');
}
