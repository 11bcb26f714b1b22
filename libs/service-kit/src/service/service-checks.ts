import { connectDatabase, pendingMigrations } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { createRabbitBus } from '@alveole/messaging';
import type { z } from 'zod';
import type { Check } from '../check/check.ts';
import type { ServiceDefinition } from './define-service.ts';
import type { ServiceConfig } from './service-fields.ts';

const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };
const selectionTimeout = 5_000;
const readinessTimeout = 5_000;

/** What every service stands on: its database and the form of its store, the broker, the services that it calls. */
export function serviceChecks<Schema extends z.ZodObject>(
  { name, migrations = [] }: ServiceDefinition<Schema>,
  config: ServiceConfig,
): readonly Check[] {
  const inDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const options = { uri: config.MONGODB_URI, dbName: `alveole_${name}`, logger: silent };
    const database = await connectDatabase({ ...options, serverSelectionTimeout: selectionTimeout });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  return [
    {
      part: 'base de données',
      variables: ['MONGODB_URI'],
      tries: () => inDatabase(async (database) => database.name),
    },
    {
      part: 'forme de la base',
      variables: [],
      tries: () =>
        inDatabase(async (database) => {
          const pending = await pendingMigrations({ database, now: () => new Date() }, migrations);
          if (pending.length > 0)
            throw new Error(`« node dist/main.mjs migrate » reste à faire : ${pending.join(', ')}`);
          return undefined;
        }),
    },
    ...(config.AMQP_URL === undefined ? [] : [brokerCheck(config.AMQP_URL)]),
    ...calledServices(config),
  ];
}

function brokerCheck(url: string): Check {
  return {
    part: 'RabbitMQ',
    variables: ['AMQP_URL'],
    async tries() {
      const bus = await createRabbitBus({ url, logger: silent });
      try {
        await readyWithin(bus.isReady, readinessTimeout);
        return undefined;
      } finally {
        await bus.close();
      }
    },
  };
}

/** A broker that is away is waited for: here it has to come soon. */
async function readyWithin(isReady: () => boolean, milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  while (!isReady()) {
    if (performance.now() > until) throw new Error('ne répond pas');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** `…_URL` of the services that this one calls. */
const serviceUrl = /^(AUTH|ENROLMENT|REPAIRS|REFUNDS|NOTIFICATIONS)_URL$/;

function calledServices(config: object): readonly Check[] {
  return Object.entries(config)
    .filter((entry): entry is [string, string] => serviceUrl.test(entry[0]) && typeof entry[1] === 'string')
    .map(([variable, url]) => ({
      part: `service ${variable.replace(/_URL$/, '').toLowerCase()}`,
      variables: [variable],
      tries: () => answers(new URL('/healthz', url)),
    }));
}

/** Rejects unless an address answers well. */
async function answers(url: URL): Promise<undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(readinessTimeout) });
  if (!response.ok) throw new Error(`répond ${response.status}`);
  return undefined;
}
