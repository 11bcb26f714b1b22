import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

const {
  HOST, PORT, LOG_LEVEL, MONGODB_URI, AMQP_URL, S3_ENDPOINT, S3_PUBLIC_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY,
  AUTH_PUBLIC_KEYS, SERVICE_SECRET, SEALING_KEY, CODE_PEPPER, AUTH_URL, GEOCODER_URL, COMMUNES_URL, CAMPAIGN,
} = environmentFields;

/** Everything that this service reads from its environment, once. */
export const enrolmentConfig = z.object({
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
  AUTH_URL,
  GEOCODER_URL,
  COMMUNES_URL,
  CAMPAIGN,
});

export type EnrolmentConfig = z.output<typeof enrolmentConfig>;
