import type { RouteRequest, RouteResult } from '../define/define-route.ts';
import type * as staffNoteRoutes from './note-routes.ts';

/** What one of the staff wrote about a file, for staff alone. */
export interface StaffNoteView {
  readonly noteId: string;
  readonly text: string;
  readonly authorName: string;
  /** ISO 8601 instant. */
  readonly at: string;
}

export function staffNoteViewOf(note: RouteResult<typeof staffNoteRoutes.noteRepair>): StaffNoteView {
  return { noteId: note.note_id, text: note.text, authorName: note.user_name, at: note.create_date };
}

/** The body that writes a note; `writtenNoteOf` reads it again. */
export function staffNoteBody({ noteId, text }: Pick<StaffNoteView, 'noteId' | 'text'>) {
  return { note_id: noteId, text };
}

/** The note that a body writes. */
export function writtenNoteOf({
  note_id: noteId,
  text,
}: RouteRequest<typeof staffNoteRoutes.noteRepair>['body']): Pick<StaffNoteView, 'noteId' | 'text'> {
  return { noteId, text };
}
