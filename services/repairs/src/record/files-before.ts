import { calendarDay } from '@alveole/domain';
import type { RepairKind } from '@alveole/domain';

/** What of a file says whether it came before another one. */
export interface DatedFile {
  readonly id: string;
  readonly kind: RepairKind;
  readonly createdAt: Date;
  /** When the bike was brought. */
  readonly repairedAt: Date;
}

/** How many files of its kind its beneficiary had before a file. */
export interface FilesBefore {
  readonly all: number;
  /** Those whose repair is of the same calendar year. */
  readonly sameYear: number;
}

/** @param files of the same person, without those that were given up or refused; the file itself may be among them */
export function filesBefore(file: DatedFile, files: readonly DatedFile[]): FilesBefore {
  const earlier = files.filter((other) => other.kind === file.kind && isBefore(other, file));
  const year = yearOf(file);
  return { all: earlier.length, sameYear: earlier.filter((other) => yearOf(other) === year).length };
}

/** By their openings, ties by id: of two files one is the first, whoever asks. */
function isBefore(one: DatedFile, other: DatedFile): boolean {
  const difference = one.createdAt.getTime() - other.createdAt.getTime();
  return difference === 0 ? one.id < other.id : difference < 0;
}

function yearOf({ repairedAt }: DatedFile): string {
  return calendarDay(repairedAt).slice(0, 4);
}
