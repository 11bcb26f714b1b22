import { z } from 'zod';
import { id, mail, instant } from '../values/primitives.ts';
import { permission, status } from '../account/fields.ts';

/** A user of an establishment. Those that registered are named as they typed it. */
export const entityUser = z.object({
  _id: id,
  /** The address with which the user signs in. */
  user_name: mail,
  permission,
  status,
  /** False until the user has chosen a password. */
  is_open: z.boolean(),
  local_data: z.object({
    name: z.string().nullable(),
    typed_user_name: z.string().optional(),
    signature: z.string().optional(),
  }),
  update_date: instant.optional(),
});
