import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';
import { defaultHashingQueue, defaultHashingThreads } from './secrets/passwords.ts';

/** What auth reads from its environment besides what every service does. */
export const authConfig = z.object({
  AUTH_PRIVATE_KEY: environmentFields.AUTH_PRIVATE_KEY,
  SEALING_KEY: environmentFields.SEALING_KEY,
  CODE_PEPPER: environmentFields.CODE_PEPPER,
  /** Where the installation stands: who issues the tokens of software. */
  PUBLIC_URL: environmentFields.PUBLIC_URL,
  BASE_PATH: environmentFields.BASE_PATH,
  ENROLMENT_URL: environmentFields.ENROLMENT_URL,
  REPAIRS_URL: environmentFields.REPAIRS_URL,
  /** bcrypt rounds as a power of two; never less than 12. */
  BCRYPT_COST: z.coerce.number().int().min(12).max(15).default(12),
  /** Threads that hash; a core is left to everything else unless told otherwise. */
  BCRYPT_THREADS: z.coerce.number().int().min(1).max(64).default(defaultHashingThreads),
  /** Sign-ins that may wait for such a thread; more are told at once to come again. */
  BCRYPT_QUEUE: z.coerce.number().int().min(0).max(1000).default(defaultHashingQueue),
});

export type AuthConfig = z.output<typeof authConfig>;
