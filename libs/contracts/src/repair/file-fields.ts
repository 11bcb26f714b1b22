import { RepairStatus, fileNumberPattern, repairKinds, repairStatusCodes } from '@alveole/domain';
import { z } from 'zod';
import { namesOf } from '../values/number-names.ts';

/** The fifteen that exist: what carries another one does not pass the contract, and nobody has to guess what it means. */
export const repairStatus = z.literal(repairStatusCodes).describe(`Status of the file: ${namesOf(RepairStatus)}`);
export const repairGender = z
  .literal(repairKinds)
  .describe('Kind of the file: 0 repair, 1 cycling lesson (remise en selle), 2 reserved');
export const fileNumber = z.string().regex(fileNumberPattern, 'Invalid characters');

/** Sent by older clients; accepted and ignored: the server keeps its own search data. */
export const ignoredSearchData = {
  repair_search_data: z.looseObject({}).optional(),
  keywords: z.string().max(2000).optional(),
};

/** Who did something on a file. */
export const fileActor = z.object({ role: z.enum(['REP', 'ADM', 'SYS']), user_name: z.string() });
