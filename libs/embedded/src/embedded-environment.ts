import type { Embedded } from './start-embedded.ts';

/** The environment variables by which services find these parts; the same names as in the compose file. */
export function embeddedEnvironment({ s3, ...urls }: Embedded): Record<string, string> {
  return {
    MONGODB_URI: urls.mongoUri,
    S3_ENDPOINT: s3.endpoint,
    S3_PUBLIC_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    SMTP_URL: urls.smtpUrl,
    SMS_URL: urls.smsUrl,
    INBOX_URL: urls.inboxUrl,
    GEOCODER_URL: urls.geocoderUrl,
    COMMUNES_URL: urls.communesUrl,
  };
}
