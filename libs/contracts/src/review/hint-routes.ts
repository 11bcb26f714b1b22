import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { maxNamedInHint, repairHint } from './hint-wire.ts';
import { id } from '../values/primitives.ts';
import { administratorOnly } from '../define/route-parts.ts';

export const readRepairHints = defineRoute({
  service: 'repairs',
  name: 'readRepairHints',
  method: 'GET',
  path: '/v1/repairs/hints/:id',
  auth: administratorOnly,
  summary: 'What of a file deserves a second look, with the other side of each; it decides nothing',
  description: `By the id of the file. Each hint names ${maxNamedInHint} other files at most, the newest ones.`,
  params: z.strictObject({ id }),
  responses: { 200: z.array(repairHint) },
  errors: ['RepairNotFoundException'],
});
