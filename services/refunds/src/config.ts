import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

const { REPAIRS_URL, ENROLMENT_URL, DEBTOR_NAME, DEBTOR_IBAN, DEBTOR_BIC } = environmentFields;

/** What refunds reads from its environment besides what every service does. */
export const refundsConfig = z.object({ REPAIRS_URL, ENROLMENT_URL, DEBTOR_NAME, DEBTOR_IBAN, DEBTOR_BIC });

export type RefundsConfig = z.output<typeof refundsConfig>;
