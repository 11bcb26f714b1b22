import { z } from 'zod';
import { defineRoute } from '../../define/define-route.ts';
import { repairerOnly } from '../../define/route-parts.ts';

const day = z.iso.date();

export const readIncident = defineRoute({
  service: 'repairs',
  name: 'readIncident',
  method: 'GET',
  path: '/v1/repairs/incident',
  auth: repairerOnly,
  summary: 'Whether the caller’s establishment is listed for the incident of the platform, and on which days it was',
  responses: {
    200: z.object({
      listed: z.boolean(),
      first_day: day.optional(),
      last_day: day.optional(),
      answered: z.boolean().optional().describe('Whether one of its files was declared'),
    }),
  },
});
