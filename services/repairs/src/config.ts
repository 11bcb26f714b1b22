import { environmentFields, objectStoreFields } from '@alveole/service-kit';
import { z } from 'zod';

const {
  SEALING_KEY,
  CODE_PEPPER,
  AUTH_URL,
  ENROLMENT_URL,
  CAMPAIGN,
  CAMPAIGN_SUPPLEMENTS,
  CAMPAIGNS_DIR,
  PAYMENT_DELAY_DAYS,
} = environmentFields;

/** An incident of the platform: its mark on files, and the establishments that may declare files which it lost. */
const incident = z.strictObject({
  /** Its first day. */
  mark: z.string().regex(/^\d{8}$/),
  /** When it lasted longer than that day. */
  last_day: z.iso.date().optional(),
  entity_ids: z.array(z.string()).max(1000),
});

const incidentField = z.string().transform((text, context) => {
  const read = incident.safeParse(jsonOf(text));
  if (read.success) return read.data;
  context.addIssue({
    code: 'custom',
    message: 'must be JSON {mark: YYYYMMDD, last_day?: YYYY-MM-DD, entity_ids: [id]}',
  });
  return z.NEVER;
});

/** What this service reads from its environment, once, besides what every service does. */
export const repairsConfig = z.object({
  ...objectStoreFields,
  SEALING_KEY,
  CODE_PEPPER,
  AUTH_URL,
  ENROLMENT_URL,
  CAMPAIGN,
  CAMPAIGN_SUPPLEMENTS,
  CAMPAIGNS_DIR,
  PAYMENT_DELAY_DAYS,
  /** Whether this instance works on mass runs and replays of campaigns; another one then does. */
  MASS_RUNS: z.enum(['on', 'off']).default('on'),
  /** Whether this instance writes decisions of the desk once they are due; another one then does. */
  DEFERRED_DECISIONS: z.enum(['on', 'off']).default('on'),
  /** The connection problem of 26 and 27 May 2020, or another one. */
  INCIDENT: incidentField.optional(),
});

export type RepairsConfig = z.output<typeof repairsConfig>;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
