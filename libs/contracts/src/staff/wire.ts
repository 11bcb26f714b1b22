import { staffRoles } from '@alveole/domain';
import { z } from 'zod';
import { id, rowHash, mail, instant } from '../values/primitives.ts';
import { permission, status } from '../account/fields.ts';

export const staffAccount = z.object({
  user_id: id,
  row_hash: rowHash,
  mail,
  name: z.string(),
  role: z.enum(staffRoles),
  permission,
  status,
  is_open: z.boolean(),
  history: z
    .array(z.object({ at: instant, by: z.string(), act: z.string() }))
    .describe('What was changed of the account, newest first'),
});
