import { randomBytes } from 'node:crypto';
import { createInboxReader, type InboxReader } from './read-inbox.ts';

export interface TestInfrastructure {
  mongoUri: string;
  /** A database name that nobody else uses. */
  dbName: string;
  objectStore: TestObjectStore;
  /** RabbitMQ, when a real one is there; without it tests use the in-process bus. */
  amqpUrl: string | undefined;
  smtpUrl: string;
  smsUrl: string;
  inbox: InboxReader;
  geocoderUrl: string;
  communesUrl: string;
}

export interface TestObjectStore {
  endpoint: string;
  publicEndpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: true;
  /** Ends in a slash. Keys of this test lie below it: a real store has one bucket for all. */
  prefix: string;
}

/**
 * Where the tests of one file find their servers: the embedded parts that jest's global setup started, or the real
 * ones that the environment names. Each call gives a database and a prefix of its own.
 * A part is looked for only when a test asks for it.
 */
export function testInfrastructure(): TestInfrastructure {
  const own = randomBytes(6).toString('hex');
  return {
    get mongoUri() {
      return required('MONGODB_URI');
    },
    dbName: `alveole_test_${own}`,
    get objectStore() {
      return objectStore(`test-${own}/`);
    },
    amqpUrl: process.env.AMQP_URL,
    get smtpUrl() {
      return required('SMTP_URL');
    },
    get smsUrl() {
      return required('SMS_URL');
    },
    get inbox() {
      return createInboxReader(required('INBOX_URL'));
    },
    get geocoderUrl() {
      return required('GEOCODER_URL');
    },
    get communesUrl() {
      return required('COMMUNES_URL');
    },
  };
}

function objectStore(prefix: string): TestObjectStore {
  return {
    endpoint: required('S3_ENDPOINT'),
    publicEndpoint: process.env.S3_PUBLIC_ENDPOINT ?? required('S3_ENDPOINT'),
    region: required('S3_REGION'),
    bucket: required('S3_BUCKET'),
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
    forcePathStyle: true,
    prefix,
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run these tests through jest's "node" project.`);
  return value;
}
