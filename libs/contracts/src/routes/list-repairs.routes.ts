import { rowsPerPage, shownPerPage } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { cursor, id, queryNumber, text } from '../wire/primitives.ts';
import { repairGender, repairStatus, repairSummary } from '../wire/repair.ts';
import { administratorOnly, repairerOnly } from './route-parts.ts';

const listQuery = {
  query: text(200).optional(),
  status: queryNumber(repairStatus).optional(),
  gender: queryNumber(repairGender).optional(),
  created_before: cursor.optional(),
};

export const listOwnRepairs = defineRoute({
  service: 'repairs',
  name: 'listOwnRepairs',
  method: 'GET',
  path: '/enrolment/repairs',
  auth: repairerOnly,
  work: 'list',
  summary: `The establishment’s own files, newest first, ${rowsPerPage} rows of which ${shownPerPage} are shown`,
  query: z.strictObject(listQuery),
  responses: { 200: z.array(repairSummary) },
});

export const listRepairs = defineRoute({
  service: 'repairs',
  name: 'listRepairs',
  method: 'GET',
  path: '/backend/repairs',
  auth: administratorOnly,
  work: 'list',
  summary: `All files, newest first, ${rowsPerPage} rows of which ${shownPerPage} are shown`,
  query: z.strictObject({
    ...listQuery,
    mine: z.literal('yes').optional(),
    entity_id: id.optional(),
    created_after: cursor.optional(),
  }),
  responses: { 200: z.array(repairSummary) },
});

export const countRepairs = defineRoute({
  service: 'repairs',
  name: 'countRepairs',
  method: 'GET',
  path: '/v1/repairs/counts',
  auth: ['REP', 'ADM'],
  summary: 'How many files stand in each status: the caller’s own, or all for staff',
  responses: { 200: z.object({ total: z.int(), mine: z.int(), by_status: z.record(z.string(), z.int()) }) },
});
