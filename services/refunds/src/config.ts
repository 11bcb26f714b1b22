import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';
import { batchDays } from './record/batch-week.ts';

const { AUTH_URL, REPAIRS_URL, ENROLMENT_URL, DEBTOR_NAME, DEBTOR_IBAN, DEBTOR_BIC, PAYMENT_DELAY_DAYS } =
  environmentFields;

/** What refunds reads from its environment besides what every service does. */
export const refundsConfig = z.object({
  AUTH_URL,
  REPAIRS_URL,
  ENROLMENT_URL,
  DEBTOR_NAME,
  DEBTOR_IBAN,
  DEBTOR_BIC,
  PAYMENT_DELAY_DAYS,
  /** From which day of the week its batch is drafted without anybody. */
  BATCH_DAY: z.enum(batchDays, 'must be off or a working day in English').default('off'),
});

export type RefundsConfig = z.output<typeof refundsConfig>;
