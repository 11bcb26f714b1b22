import { environmentFields, objectStoreFields } from '@alveole/service-kit';
import { z } from 'zod';

const {
  SEALING_KEY,
  CODE_PEPPER,
  AUTH_URL,
  REPAIRS_URL,
  NOTIFICATIONS_URL,
  REFUNDS_URL,
  GEOCODER_URL,
  COMMUNES_URL,
  CAMPAIGN,
  CAMPAIGNS_DIR,
  PAYMENT_DELAY_DAYS,
} = environmentFields;

/** What this service reads from its environment, once, besides what every service does. */
export const enrolmentConfig = z.object({
  ...objectStoreFields,
  SEALING_KEY,
  CODE_PEPPER,
  AUTH_URL,
  REPAIRS_URL,
  NOTIFICATIONS_URL,
  REFUNDS_URL,
  GEOCODER_URL,
  COMMUNES_URL,
  CAMPAIGN,
  CAMPAIGNS_DIR,
  PAYMENT_DELAY_DAYS,
  /** Whether this instance works on mass runs; another one then does. */
  MASS_RUNS: z.enum(['on', 'off']).default('on'),
});

export type EnrolmentConfig = z.output<typeof enrolmentConfig>;
