import { createPrivateKey } from 'node:crypto';
import { environmentFields, jsonSetting } from '@alveole/service-kit';
import { z } from 'zod';
import { batchDays } from './record/batch-week.ts';

const {
  AUTH_URL,
  CAMPAIGN,
  CAMPAIGNS_DIR,
  REPAIRS_URL,
  ENROLMENT_URL,
  DEBTOR_NAME,
  DEBTOR_IBAN,
  DEBTOR_BIC,
  PAYMENT_DELAY_DAYS,
  PUBLIC_URL,
} = environmentFields;

/** What refunds reads from its environment besides what every service does. */
export const refundsConfig = z.object({
  AUTH_URL,
  REPAIRS_URL,
  ENROLMENT_URL,
  DEBTOR_NAME,
  DEBTOR_IBAN,
  DEBTOR_BIC,
  PAYMENT_DELAY_DAYS,
  /** Where anybody verifies a call for funds. */
  PUBLIC_URL,
  /** Whose days batches, calls for funds and the public log count. */
  CAMPAIGN,
  CAMPAIGNS_DIR,
  /** Signs the heads of the public log; the public keys of former ones stay published. */
  ACCOUNTS_SIGNING_KEY: z.string().refine(isEd25519, 'must be a PEM private key (Ed25519)'),
  /** Accounts of the campaign's funders, by their ids; one that is not named here pays from the programme's account. */
  FUNDER_ACCOUNTS: jsonSetting(
    z.record(z.string(), z.strictObject({ name: DEBTOR_NAME, iban: DEBTOR_IBAN, bic: DEBTOR_BIC })),
    '{"funder": {"name", "iban", "bic"}, …}',
  ).optional(),
  /** Days without any movement of its account after which an establishment that owes is asked to pay. */
  RECOVERY_WAIT_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  /** Days that it has to pay. */
  RECOVERY_DUE_DAYS: z.coerce.number().int().min(1).max(180).default(30),
  /** Days after the due date, and then between two reminders; and how many are sent. */
  RECOVERY_REMINDER_DAYS: z.coerce.number().int().min(1).max(90).default(15),
  RECOVERY_REMINDERS: z.coerce.number().int().min(0).max(10).default(2),
  /** From which day of the week its batch is drafted without anybody. */
  BATCH_DAY: z.enum(batchDays, 'must be off or a working day in English').default('off'),
});

export type RefundsConfig = z.output<typeof refundsConfig>;

function isEd25519(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
