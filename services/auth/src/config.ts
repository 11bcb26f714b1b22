import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

/** The environment of the auth service; `AMQP_URL` may be absent only where a bus is handed in. */
export const configSchema = z.object({
  HOST: environmentFields.HOST,
  PORT: environmentFields.PORT,
  LOG_LEVEL: environmentFields.LOG_LEVEL,
  MONGODB_URI: environmentFields.MONGODB_URI,
  AMQP_URL: environmentFields.AMQP_URL.optional(),
  AUTH_PRIVATE_KEY: environmentFields.AUTH_PRIVATE_KEY,
  AUTH_PUBLIC_KEYS: environmentFields.AUTH_PUBLIC_KEYS,
  SERVICE_SECRET: environmentFields.SERVICE_SECRET,
  SEALING_KEY: environmentFields.SEALING_KEY,
  CODE_PEPPER: environmentFields.CODE_PEPPER,
  ENROLMENT_URL: environmentFields.ENROLMENT_URL,
  /** bcrypt rounds as a power of two; never less than 12. */
  BCRYPT_COST: z.coerce.number().int().min(12).max(15).default(12),
});

export type Config = z.output<typeof configSchema>;
