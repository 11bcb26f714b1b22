import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { ServiceName } from '@alveole/contracts';
import type { TestInfrastructure } from '../test-infrastructure.ts';
import type { TestTokens } from '../test-tokens.ts';

/** Drawn once a test file. */
export const secrets = {
  SERVICE_SECRET: randomBytes(32).toString('hex'),
  SEALING_KEY: randomBytes(32).toString('base64'),
  CODE_PEPPER: randomBytes(32).toString('hex'),
  SMS_SIGNING_SECRET: randomBytes(32).toString('hex'),
  ACCOUNTS_SIGNING_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

const campaignsDir = resolve(import.meta.dirname, '../../../../../campaigns');

/** Everything that any of the five services reads; each takes what its schema names. */
export function harnessEnvironment(infrastructure: TestInfrastructure, tokens: TestTokens): Record<string, string> {
  const { objectStore } = infrastructure;
  return {
    ...secrets,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    // Its nightly round would take the lease from a test that runs between one and five.
    RETENTION: 'off',
    // Its rounds would make calls before a test has looked at what waits.
    WEBHOOK_CALLS: 'off',
    MONGODB_URI: infrastructure.mongoUri,
    S3_ENDPOINT: objectStore.endpoint,
    S3_PUBLIC_ENDPOINT: objectStore.publicEndpoint,
    S3_REGION: objectStore.region,
    S3_BUCKET: objectStore.bucket,
    S3_ACCESS_KEY_ID: objectStore.accessKeyId,
    S3_SECRET_ACCESS_KEY: objectStore.secretAccessKey,
    AUTH_PRIVATE_KEY: tokens.privateKey,
    AUTH_PUBLIC_KEYS: JSON.stringify(tokens.publicKeys),
    CAMPAIGNS_DIR: campaignsDir,
    SMTP_URL: infrastructure.smtpUrl,
    SMS_PROVIDER: 'http',
    SMS_URL: infrastructure.smsUrl,
    GEOCODER_URL: infrastructure.geocoderUrl,
    COMMUNES_URL: infrastructure.communesUrl,
    MAIL_FROM: 'Alvéole <ne-pas-repondre@exemple.fr>',
    ALERT_MAIL: 'alerte@exemple.fr',
    SMS_CALLBACK_SECRET: 'callback-9f31c7d2',
    PUBLIC_URL: 'https://alveole.exemple.fr',
    DEBTOR_NAME: 'Agence du vélo',
    DEBTOR_IBAN: 'FR7630006000011234567890189',
    DEBTOR_BIC: 'AGRIFRPP',
    AUTH_URL: 'http://auth',
    ENROLMENT_URL: 'http://enrolment',
    REPAIRS_URL: 'http://repairs',
    REFUNDS_URL: 'http://refunds',
    NOTIFICATIONS_URL: 'http://notifications',
  };
}

/** Which service stands at an address of the environment above. */
export function serviceAt(url: string): ServiceName {
  return new URL(url).hostname as ServiceName;
}
