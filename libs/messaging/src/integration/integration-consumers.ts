import { randomBytes } from 'node:crypto';
import type { BrokerManagement } from './broker-management.ts';
import { consumerOfQueue, consumerQueueOf, integrationExchange } from './integration-exchange.ts';

/** Software outside that reads a queue of its own. */
export interface IntegrationConsumer {
  readonly name: string;
  /** The software whose access it ends with; absent where it has none. */
  readonly clientId: string | undefined;
  readonly types: readonly string[];
  /** Messages that wait. */
  readonly waiting: number;
  /** Programs that read it now. */
  readonly readers: number;
}

export interface NewConsumer {
  /** Of 2 to 40 letters, digits and dashes, beginning with a letter. */
  readonly name: string;
  readonly types: readonly string[];
  readonly clientId?: string | undefined;
}

/** What a consumer connects with; the password is told once. */
export interface ConsumerAccess {
  readonly user: string;
  readonly password: string;
  readonly queue: string;
}

export interface IntegrationConsumers {
  /** @throws Error where a consumer of that name has its user already */
  add(consumer: NewConsumer): Promise<ConsumerAccess>;
  list(): Promise<readonly IntegrationConsumer[]>;
  /** Ends its connections and forgets what waits. @throws Error where there is none */
  remove(name: string): Promise<void>;
  /** Removes those of software whose access has ended; answers their names. */
  removeOf(clientId: string): Promise<readonly string[]>;
}

/**
 * What a queue holds at most that nobody reads: then the oldest messages go, and the broker goes on. Ordinary messages have half
 * a kilobyte.
 */
export const queueLimits = { messages: 200_000, bytes: 256 * 1024 * 1024, days: 30 } as const;

const dayMs = 24 * 3600 * 1000;
/** A message that its consumer gives back again and again is the consumer's matter, and is not thrown away. */
const noDeliveryLimit = 1_000_000_000;
const queueArguments = {
  'x-queue-type': 'quorum',
  'x-max-length': queueLimits.messages,
  'x-max-length-bytes': queueLimits.bytes,
  'x-message-ttl': queueLimits.days * dayMs,
  'x-overflow': 'drop-head',
  'x-delivery-limit': noDeliveryLimit,
};

const clientTag = 'alveole-client:';
const passwordBytes = 32;

interface KnownUser {
  readonly name: string;
  /** A list, or one text with commas before RabbitMQ 3.9. */
  readonly tags: readonly string[] | string;
}

interface KnownQueue {
  readonly name: string;
  readonly messages?: number;
  readonly consumers?: number;
}

interface ConsumersOptions {
  readonly management: BrokerManagement;
  readonly vhost: string;
  readonly exchange?: string;
}

/** Makes, lists and ends consumers: a queue each, bound to its types, and a user who may read it and do nothing else. */
export function createIntegrationConsumers(options: ConsumersOptions): IntegrationConsumers {
  const { management, vhost, exchange = integrationExchange } = options;
  const at = (...parts: readonly string[]) => `/${parts.map(encodeURIComponent).join('/')}`;
  const queuePath = (name: string) => at('queues', vhost, consumerQueueOf(name));
  const userPath = (name: string) => at('users', consumerQueueOf(name));

  async function makeQueue({ name, types }: NewConsumer): Promise<void> {
    await management.put(at('exchanges', vhost, exchange), { type: 'topic', durable: true });
    await management.put(queuePath(name), { durable: true, arguments: queueArguments });
    const bindings = at('bindings', vhost, 'e', exchange, 'q', consumerQueueOf(name));
    for (const type of types) await management.post(bindings, { routing_key: type });
  }

  async function removeConsumer(name: string): Promise<void> {
    await management.remove(userPath(name));
    await management.remove(queuePath(name));
  }

  async function users(): Promise<readonly KnownUser[]> {
    const known = (await management.get<readonly KnownUser[]>('/users')) ?? [];
    return known.filter(({ name }) => consumerOfQueue(name) !== undefined);
  }

  async function typesOf(name: string): Promise<readonly string[]> {
    const bindings = await management.get<readonly { source: string; routing_key: string }[]>(
      `${queuePath(name)}/bindings`,
    );
    return (bindings ?? []).filter(({ source }) => source === exchange).map(({ routing_key }) => routing_key);
  }

  return {
    async add(consumer) {
      const { name, clientId } = consumer;
      const queue = consumerQueueOf(name);
      if (await management.get(userPath(name))) throw new Error(`« ${name} » existe déjà`);
      await makeQueue(consumer);
      const password = randomBytes(passwordBytes).toString('base64url');
      await management.put(userPath(name), { password, tags: clientId === undefined ? '' : `${clientTag}${clientId}` });
      const read = `^${queue.replaceAll('.', '\\.')}$`;
      await management.put(at('permissions', vhost, queue), { configure: '^$', write: '^$', read });
      return { user: queue, password, queue };
    },
    async list() {
      const queues = (await management.get<readonly KnownQueue[]>(at('queues', vhost))) ?? [];
      const owners = new Map((await users()).map(({ name, tags }) => [name, clientIdIn(tags)]));
      const own = queues.flatMap((queue) => {
        const name = consumerOfQueue(queue.name);
        return name === undefined ? [] : [{ ...queue, queue: queue.name, name }];
      });
      return Promise.all(
        own.map(async ({ name, queue, messages = 0, consumers = 0 }) => ({
          name,
          clientId: owners.get(queue),
          types: await typesOf(name),
          waiting: messages,
          readers: consumers,
        })),
      );
    },
    async remove(name) {
      const known = (await management.get(userPath(name))) ?? (await management.get(queuePath(name)));
      if (!known) throw new Error(`« ${name} » n’existe pas`);
      await removeConsumer(name);
    },
    async removeOf(clientId) {
      const own = (await users()).filter(({ tags }) => clientIdIn(tags) === clientId);
      const names = own.map(({ name }) => consumerOfQueue(name) ?? '');
      for (const name of names) await removeConsumer(name);
      return names;
    },
  };
}

function clientIdIn(tags: KnownUser['tags']): string | undefined {
  const list = typeof tags === 'string' ? tags.split(',') : tags;
  return list.find((tag) => tag.startsWith(clientTag))?.slice(clientTag.length);
}

/** The virtual host that an address of AMQP names. */
export function vhostOf(amqpUrl: string): string {
  const [, path = ''] = new URL(amqpUrl).pathname.split('/', 2);
  return path === '' ? '/' : decodeURIComponent(path);
}
