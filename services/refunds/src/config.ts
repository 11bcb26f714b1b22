import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

/** What refunds reads from its environment besides what every service does. */
export const configSchema = z.object({
  REPAIRS_URL: environmentFields.REPAIRS_URL,
  ENROLMENT_URL: environmentFields.ENROLMENT_URL,
  DEBTOR_NAME: environmentFields.DEBTOR_NAME,
  DEBTOR_IBAN: environmentFields.DEBTOR_IBAN,
  DEBTOR_BIC: environmentFields.DEBTOR_BIC,
});
