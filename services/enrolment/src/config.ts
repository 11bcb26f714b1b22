import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

const {
  S3_ENDPOINT,
  S3_PUBLIC_ENDPOINT,
  S3_REGION,
  S3_BUCKET,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  SEALING_KEY,
  CODE_PEPPER,
  AUTH_URL,
  GEOCODER_URL,
  COMMUNES_URL,
  CAMPAIGN,
} = environmentFields;

/** What this service reads from its environment, once, besides what every service does. */
export const enrolmentConfig = z.object({
  S3_ENDPOINT,
  S3_PUBLIC_ENDPOINT,
  S3_REGION,
  S3_BUCKET,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  SEALING_KEY,
  CODE_PEPPER,
  AUTH_URL,
  GEOCODER_URL,
  COMMUNES_URL,
  CAMPAIGN,
});

export type EnrolmentConfig = z.output<typeof enrolmentConfig>;
