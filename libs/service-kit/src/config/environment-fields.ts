import { createPublicKey } from 'node:crypto';
import { programme } from '@alveole/domain';
import { bic, iban } from '@alveole/validation';
import { z } from 'zod';

/** Words that give away a secret copied from an example file. */
const exampleWords = /change|example|default|secret|password|dummy|sample|azerty|qwerty|123456/i;
const fewestDistinctCharacters = 12;

/** A secret of the distributed profile: long, varied, and not one that stands in a documentation. */
const secret = z
  .string()
  .min(32, 'must hold at least 32 characters')
  .refine((text) => new Set(text).size >= fewestDistinctCharacters, 'is too weak: generate it at random')
  .refine((text) => !exampleWords.test(text), 'looks like an example value: generate it at random');

const url = (protocol: RegExp, kind: string) => z.url({ protocol, error: `must be ${kind} URL` });
/** Not a URL for the URL standard once several members name their ports, so only its frame is checked. */
const mongoUri = z.string().regex(/^mongodb(\+srv)?:\/\/[^\s/?]+(\/\S*)?$/, 'must be a mongodb URL');
const httpUrl = url(/^https?$/, 'an http(s)');
const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number');
const name = z.string().min(1);

const sealingKey = z
  .string()
  .refine(
    (text) => Buffer.from(text, 'base64').length === 32 && /^[A-Za-z0-9+/]+=?=?$/.test(text),
    'must be 32 bytes in base64',
  )
  .refine(
    (text) => new Set(Buffer.from(text, 'base64')).size >= fewestDistinctCharacters,
    'is too weak: generate it at random',
  );

/** JSON `{kid: PEM}`; every PEM must be a P-256 public key. */
const publicKeys = z.string().transform((text, context) => {
  const keys = parsedKeys(text);
  if (keys !== undefined) return keys;
  context.addIssue({ code: 'custom', message: 'must be JSON {kid: PEM} of P-256 public keys' });
  return z.NEVER;
});

/** Where the object store is, and with which key. */
export const objectStoreFields = {
  S3_ENDPOINT: httpUrl,
  S3_PUBLIC_ENDPOINT: httpUrl,
  S3_REGION: name.default('us-east-1'),
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, 'must be a bucket name'),
  S3_ACCESS_KEY_ID: name,
  S3_SECRET_ACCESS_KEY: secret,
} as const;

/** Where traces go, and which part of them is kept. Further ones, by OpenTelemetry's names, its library reads itself. */
const tracingFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be 0 to 1')
    .min(0, 'must be 0 to 1')
    .max(1, 'must be 0 to 1')
    .default(0.1),
} as const;

/**
 * Every variable that more than one process reads, by its name in the environment.
 * A service's `config.ts` picks: `z.object({ MONGODB_URI: environmentFields.MONGODB_URI, … })`.
 */
export const environmentFields = {
  ...tracingFields,
  HOST: name.default('127.0.0.1'),
  PORT: port.default(8080),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a pino level')
    .default('info'),
  /** Only in production is an answer that breaks its contract sent as far as it can be; elsewhere it fails. */
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  MONGODB_URI: mongoUri,
  AMQP_URL: url(/^amqps?$/, 'an amqp'),
  BROKER_MANAGEMENT_URL: httpUrl,
  ...objectStoreFields,
  SMTP_URL: url(/^smtps?$/, 'an smtp'),
  MAIL_FROM: name,
  ALERT_MAIL: z.email('must be a mail address'),
  SMS_PROVIDER: z.enum(['http', 'ovh', 'brevo'], 'must be http, ovh or brevo'),
  SMS_URL: httpUrl,
  SMS_SIGNING_SECRET: secret,
  GEOCODER_URL: httpUrl,
  COMMUNES_URL: httpUrl,
  AUTH_PRIVATE_KEY: z.string().regex(/^-----BEGIN (EC )?PRIVATE KEY-----/, 'must be a PEM private key (P-256)'),
  AUTH_PUBLIC_KEYS: publicKeys,
  SERVICE_SECRET: secret,
  SEALING_KEY: sealingKey,
  CODE_PEPPER: secret,
  /** Signs links to remotes that are not published to everybody. */
  PREVIEW_KEY: secret.optional(),
  AUTH_URL: httpUrl,
  ENROLMENT_URL: httpUrl,
  REPAIRS_URL: httpUrl,
  REFUNDS_URL: httpUrl,
  NOTIFICATIONS_URL: httpUrl,
  PUBLIC_URL: httpUrl,
  BASE_PATH: z
    .string()
    .regex(/^(\/[A-Za-z0-9._-]+)*\/?$/, 'must be a path such as /alveole-pro')
    .transform((path) => path.replace(/\/$/, ''))
    .default(''),
  DEBTOR_NAME: name,
  DEBTOR_IBAN: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/, { message: 'must be an IBAN without spaces', abort: true })
    .refine((text) => iban.safeParse(text).success, 'must be an IBAN of the SEPA area, whose check digits are right'),
  DEBTOR_BIC: z
    .string()
    .regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, { message: 'must be a BIC', abort: true })
    .refine((text) => bic.safeParse(text).success, 'must be a BIC: four letters of the bank, two of the country'),
  /** Days within which the programme promises to pay a validated file. */
  PAYMENT_DELAY_DAYS: z.coerce.number().int().min(1).max(120).default(30),
  /** Whose programme it is, as pages, mails and SMS say; absent: what the face of the campaign says. */
  PROGRAMME_NAME: programme.shape.name.optional(),
  CONTACT_PROFESSIONALS: programme.shape.contacts.shape.professionals.optional(),
  /** Name of the campaign's folder. */
  CAMPAIGN: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the name of a folder of CAMPAIGNS_DIR')
    .default('open-ended'),
  /** Names of the folders of campaigns that add to the premiums of `CAMPAIGN`, in the order in which they add: `region,ville`. */
  CAMPAIGN_SUPPLEMENTS: z
    .string()
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*(,|$))*$/, 'must be names of folders of CAMPAIGNS_DIR with commas between them')
    .transform((names) => names.split(',').filter((name) => name !== ''))
    .default([]),
  /** The folder of the campaigns, each with its files; from where the process runs unless it is absolute. */
  CAMPAIGNS_DIR: z.string().min(1).default('campaigns'),
} as const;

function parsedKeys(text: string): Record<string, string> | undefined {
  try {
    const keys = z.record(z.string().min(1), z.string()).parse(JSON.parse(text));
    const pems = Object.values(keys);
    return pems.length > 0 && pems.every(isP256) ? keys : undefined;
  } catch {
    return undefined;
  }
}

function isP256(pem: string): boolean {
  return createPublicKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
}
