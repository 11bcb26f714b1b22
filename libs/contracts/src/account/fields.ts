import { userStatus } from '@alveole/domain';
import { z } from 'zod';
import { namesOf } from '../values/number-names.ts';

export const permission = z.literal([0, 1]);

export const status = z
  .literal([userStatus.active, userStatus.disabled])
  .describe(`Status of the account: ${namesOf(userStatus)}`);
