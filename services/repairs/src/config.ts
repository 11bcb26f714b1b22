import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

const {
  HOST, PORT, LOG_LEVEL, MONGODB_URI, AMQP_URL, S3_ENDPOINT, S3_PUBLIC_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY,
  AUTH_PUBLIC_KEYS, SERVICE_SECRET, SEALING_KEY, CODE_PEPPER, ENROLMENT_URL, CAMPAIGN,
} = environmentFields;

/** An incident of the platform: its mark on files, and the establishments that may declare files which it lost. */
const incident = z.strictObject({ mark: z.string().regex(/^\d{8}$/), entity_ids: z.array(z.string()).max(1000) });

const incidentField = z
  .string()
  .transform((text, context) => {
    const read = incident.safeParse(jsonOf(text));
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: 'must be JSON {mark: YYYYMMDD, entity_ids: [id]}' });
    return z.NEVER;
  });

/** Everything that this service reads from its environment, once. */
export const repairsConfig = z.object({
  HOST,
  PORT,
  LOG_LEVEL,
  MONGODB_URI,
  /** Absent only in the one-process profile, which hands its bus in. */
  AMQP_URL: AMQP_URL.optional(),
  S3_ENDPOINT,
  S3_PUBLIC_ENDPOINT,
  S3_REGION,
  S3_BUCKET,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  AUTH_PUBLIC_KEYS,
  SERVICE_SECRET,
  SEALING_KEY,
  CODE_PEPPER,
  ENROLMENT_URL,
  CAMPAIGN,
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
