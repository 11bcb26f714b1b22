import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** Random text that may stand in a URL. */
const text = () => randomBytes(36).toString('base64url');

/** How each secret of `.env.example` is drawn; the two keys of auth are a pair. */
const kinds: Readonly<Record<string, () => string>> = {
  SERVICE_SECRET: text,
  SEALING_KEY: () => randomBytes(32).toString('base64'),
  CODE_PEPPER: text,
  SMS_CALLBACK_SECRET: () => randomBytes(24).toString('base64url'),
  S3_SECRET_ACCESS_KEY: () => randomBytes(24).toString('base64url'),
  MINIO_ROOT_PASSWORD: text,
  RABBITMQ_PASSWORD: text,
  // mongod takes base64 characters only.
  MONGODB_KEYFILE: () => randomBytes(96).toString('hex'),
  MONGODB_ROOT_PASSWORD: text,
  MONGODB_AUTH_PASSWORD: text,
  MONGODB_ENROLMENT_PASSWORD: text,
  MONGODB_REPAIRS_PASSWORD: text,
  MONGODB_REFUNDS_PASSWORD: text,
  MONGODB_NOTIFICATIONS_PASSWORD: text,
};

/** Draws every secret of an installation, by its name in `.env.example`. */
export function drawSecrets(): Record<string, string> {
  return { ...Object.fromEntries(Object.entries(kinds).map(([name, draw]) => [name, draw()])), ...drawSigningKey() };
}

/** A P-256 key for people's tokens, with the entry that lets services verify them. */
export function drawSigningKey(): { AUTH_PRIVATE_KEY: string; AUTH_PUBLIC_KEYS: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { AUTH_PRIVATE_KEY: privateKey, AUTH_PUBLIC_KEYS: JSON.stringify({ [randomBytes(6).toString('hex')]: publicKey }) };
}
