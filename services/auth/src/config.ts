import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

/** What auth reads from its environment besides what every service does. */
export const authConfig = z.object({
  AUTH_PRIVATE_KEY: environmentFields.AUTH_PRIVATE_KEY,
  SEALING_KEY: environmentFields.SEALING_KEY,
  CODE_PEPPER: environmentFields.CODE_PEPPER,
  ENROLMENT_URL: environmentFields.ENROLMENT_URL,
  /** bcrypt rounds as a power of two; never less than 12. */
  BCRYPT_COST: z.coerce.number().int().min(12).max(15).default(12),
});

export type AuthConfig = z.output<typeof authConfig>;
