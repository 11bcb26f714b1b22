import { randomBytes } from 'node:crypto';
import { drawServiceSecrets, randomText } from '@alveole/service-kit';

/** How each secret of database, broker, object store and gateway is drawn, by its name in `.env.example`. */
const kinds: Readonly<Record<string, () => string>> = {
  S3_SECRET_ACCESS_KEY: () => randomText(24),
  MINIO_ROOT_PASSWORD: randomText,
  RABBITMQ_PASSWORD: randomText,
  PREVIEW_KEY: randomText,
  // mongod takes base64 characters only.
  MONGODB_KEYFILE: () => randomBytes(96).toString('hex'),
  MONGODB_ROOT_PASSWORD: randomText,
  MONGODB_AUTH_PASSWORD: randomText,
  MONGODB_ENROLMENT_PASSWORD: randomText,
  MONGODB_REPAIRS_PASSWORD: randomText,
  MONGODB_REFUNDS_PASSWORD: randomText,
  MONGODB_NOTIFICATIONS_PASSWORD: randomText,
};

/** Draws every secret of an installation, by its name in `.env.example`. */
export function drawSecrets(): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(kinds).map(([name, draw]) => [name, draw()])),
    ...drawServiceSecrets(),
  };
}
