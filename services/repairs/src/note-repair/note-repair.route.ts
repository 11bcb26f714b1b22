import { reviewRoutes, writtenNoteOf } from '@alveole/contracts/review';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { StaffNote } from '../store/staff-note-store.ts';
import { addNote, listNotes } from './note-repair.ts';
import type { NotePorts } from './note-repair.ts';

/** Notes of staff on a file. */
export function noteRepairRoutes(ports: NotePorts): ImplementedRoute[] {
  return [
    implement(reviewRoutes.listStaffNotes, async ({ params }) => (await listNotes(ports, params.id)).map(inWords)),
    implement(reviewRoutes.noteRepair, async ({ params, body, actor }) => {
      const { noteId: id, text } = writtenNoteOf(body);
      return inWords(await addNote(ports, { id, repairId: params.id, text }, actor));
    }),
  ];
}

function inWords({ id, text, userId, userName, at }: StaffNote) {
  return { note_id: id, text, user_id: userId, user_name: userName, create_date: at.toISOString() };
}
