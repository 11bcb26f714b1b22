import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { id, instant, text } from '../values/primitives.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { longestStaffNote, maxStaffNotes } from './limits.ts';

const noteText = text(longestStaffNote).regex(/\S/, 'Field is required');

const staffNote = z.object({
  note_id: id,
  text: noteText,
  user_id: id,
  user_name: z.string(),
  create_date: instant,
});

export const listStaffNotes = defineRoute({
  service: 'repairs',
  name: 'listStaffNotes',
  method: 'GET',
  path: '/v1/repairs/staff_notes/:id',
  auth: administratorOnly,
  summary: 'What staff wrote to each other about a file, oldest first; nobody else ever reads it',
  description: 'By the id of the file.',
  params: z.strictObject({ id }),
  responses: { 200: z.array(staffNote) },
  errors: ['RepairNotFoundException'],
});

export const noteRepair = defineRoute({
  service: 'repairs',
  name: 'noteRepair',
  method: 'POST',
  path: '/v1/repairs/staff_notes/:id',
  auth: administratorOnly,
  summary: 'Add a note to a file for staff alone',
  description: `The caller names the note: sent again it stays one. ${maxStaffNotes} notes a file; none is changed or taken away.`,
  params: z.strictObject({ id }),
  body: z.strictObject({ note_id: id, text: noteText }),
  responses: { 200: staffNote },
  errors: ['RepairNotFoundException', 'IdempotencyMismatchException'],
});
