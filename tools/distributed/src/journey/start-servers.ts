import { join } from 'node:path';
import { freePorts } from '@alveole/start/free-ports';
import { startBroker } from './start-broker.ts';
import type { Broker } from './start-broker.ts';
import { startEmbeddedParts } from './start-embedded-parts.ts';

export interface Outage {
  /** Ends the server as a crash does. */
  kill(): Promise<void>;
  /** Starts it again at the same place, its data kept. */
  startAgain(): Promise<void>;
}

export interface Servers {
  /** Where services find them, by the names of the environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly inboxUrl: string;
  readonly broker: Outage;
  readonly database: Outage;
  stop(): Promise<void>;
}

/** Not `S3_PUBLIC_ENDPOINT`: browsers reach objects through the gateway. */
const fromOthers = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SMS_URL',
  'GEOCODER_URL',
  'COMMUNES_URL',
];

/**
 * The servers of the distributed profile on this machine: RabbitMQ, and the embedded parts twice, so that the database
 * can fall alone while object store, inbox and places go on.
 */
export async function startServers(folder: string): Promise<Servers> {
  const [databasePort = 0] = await freePorts(1);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => void (await Promise.allSettled(stops.splice(0).map((end) => end())));
  const startDatabase = () => startEmbeddedParts(join(folder, 'database'), `127.0.0.1:${databasePort}`);
  try {
    const broker: Broker = await startBroker(join(folder, 'broker'));
    stops.push(broker.stop);
    let database = await startDatabase();
    stops.push(() => database.process.stop());
    const others = await startEmbeddedParts(join(folder, 'others'));
    stops.push(() => others.process.stop());
    await placesAreRead(others.environment);
    const given = Object.fromEntries(fromOthers.map((name) => [name, others.environment[name] ?? '']));
    return {
      environment: {
        ...given,
        MONGODB_URI: database.environment.MONGODB_URI ?? '',
        AMQP_URL: broker.url,
        BROKER_MANAGEMENT_URL: broker.managementUrl,
      },
      inboxUrl: others.environment.INBOX_URL ?? '',
      broker,
      database: {
        kill: () => database.process.kill(),
        startAgain: async () => void (database = await startDatabase()),
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The places read their data at the first question, longer than a service waits on a busy machine. */
async function placesAreRead({
  COMMUNES_URL = '',
  GEOCODER_URL = '',
}: Readonly<Record<string, string>>): Promise<void> {
  await fetch(`${COMMUNES_URL}/communes?codePostal=69001`);
  await fetch(`${GEOCODER_URL}/search/?q=mairie&limit=1&postcode=69001`);
}
