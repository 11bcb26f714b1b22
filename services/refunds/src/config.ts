import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

/** The environment of the refunds service; `AMQP_URL` may be absent only where a bus is handed in. */
export const configSchema = z.object({
  HOST: environmentFields.HOST,
  PORT: environmentFields.PORT,
  LOG_LEVEL: environmentFields.LOG_LEVEL,
  MONGODB_URI: environmentFields.MONGODB_URI,
  AMQP_URL: environmentFields.AMQP_URL.optional(),
  AUTH_PUBLIC_KEYS: environmentFields.AUTH_PUBLIC_KEYS,
  SERVICE_SECRET: environmentFields.SERVICE_SECRET,
  REPAIRS_URL: environmentFields.REPAIRS_URL,
  ENROLMENT_URL: environmentFields.ENROLMENT_URL,
  DEBTOR_NAME: environmentFields.DEBTOR_NAME,
  DEBTOR_IBAN: environmentFields.DEBTOR_IBAN,
  DEBTOR_BIC: environmentFields.DEBTOR_BIC,
});
