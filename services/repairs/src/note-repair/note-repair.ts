import { appError } from '@alveole/contracts';
import { maxStaffNotes } from '@alveole/contracts/review';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { StaffNote } from '../store/staff-note-store.ts';
import { idempotencyMismatch, orNotFound } from '../wire/refusals.ts';

export type NotePorts = Pick<RepairsPorts, 'staffNotes' | 'now'> & {
  readonly repairs: Pick<RepairsPorts['repairs'], 'byId'>;
};

/** What staff wrote to each other about a file, oldest first. Throws RepairNotFoundException. */
export async function listNotes({ repairs, staffNotes }: NotePorts, repairId: string): Promise<StaffNote[]> {
  orNotFound(await repairs.byId(repairId));
  return staffNotes.ofFile(repairId, maxStaffNotes);
}

/**
 * Adds a note to a file; sent again it stays one. Throws RepairNotFoundException, `ValidationException` when the file has as
 * many as it may have, and `IdempotencyMismatchException` when another note has this name.
 */
export async function addNote(
  { repairs, staffNotes, now }: NotePorts,
  { id, repairId, text }: Pick<StaffNote, 'id' | 'repairId' | 'text'>,
  { userId, userName }: Person,
): Promise<StaffNote> {
  orNotFound(await repairs.byId(repairId));
  const before = await staffNotes.ofFile(repairId, maxStaffNotes);
  if (before.length === maxStaffNotes && !before.some((note) => note.id === id))
    throw appError('ValidationException', `text (INVALID): This file has ${maxStaffNotes} notes`);
  const wanted = { id, repairId, text: text.trim(), userId, userName, at: now() };
  const note = await staffNotes.add(wanted);
  const isSame = note.repairId === repairId && note.text === wanted.text && note.userId === userId;
  if (!isSame) throw idempotencyMismatch();
  return note;
}
