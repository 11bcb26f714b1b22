import type { CorrectedField } from '@alveole/domain';
import type { RepairFile } from './wire.ts';

interface FileMark {
  /** ISO instant. */
  readonly at: string;
  /** Who did it, by name. */
  readonly by: string;
}

/** Somebody of staff reserved the file, gave it to a colleague or released it. */
export interface AssignmentView extends FileMark {
  readonly act: 'reserved' | 'assigned' | 'released';
  /** To whom it was given; absent where it was released. */
  readonly holder?: string;
}

/** The beneficiary's mobile was corrected; both numbers are masked. */
export interface PhoneCorrectionView extends FileMark {
  readonly previous: string;
  readonly next: string;
}

/** The beneficiary asked for a correction of what names him. */
export interface PersonCorrectionView extends FileMark {
  readonly fields: readonly CorrectedField[];
}

export function assignmentOf({
  at,
  actor,
  holder,
  is_own,
}: NonNullable<RepairFile['assignments']>[number]): AssignmentView {
  const mark = { at, by: actor.user_name };
  if (holder === undefined) return { ...mark, act: 'released' };
  return { ...mark, act: is_own ? 'reserved' : 'assigned', holder: holder.user_name };
}

export function phoneCorrectionOf({
  at,
  actor,
  previous_number: previous,
  next_number: next,
}: NonNullable<RepairFile['phone_corrections']>[number]): PhoneCorrectionView {
  return { at, by: actor.user_name, previous, next };
}

export function personCorrectionOf({
  at,
  actor,
  fields,
}: NonNullable<RepairFile['person_corrections']>[number]): PersonCorrectionView {
  return { at, by: actor.user_name, fields };
}
