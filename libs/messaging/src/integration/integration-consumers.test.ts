import { randomUUID } from 'node:crypto';
import { connect } from 'amqplib';
import type { Channel } from 'amqplib';
import { silentLogger } from '../contract/test-events.ts';
import { createRabbitBus } from '../rabbit/rabbit-bus.ts';
import { topologyOf } from '../rabbit/topology.ts';
import { createBrokerManagement } from './broker-management.ts';
import { createIntegrationConsumers, queueLimits, vhostOf } from './integration-consumers.ts';
import type { ConsumerAccess, NewConsumer } from './integration-consumers.ts';
import { createIntegrationPublisher } from './integration-publisher.ts';

it.each([
  ['amqp://rabbitmq:5672', '/'],
  ['amqp://rabbitmq:5672/', '/'],
  ['amqp://rabbitmq/velo', 'velo'],
  ['amqp://rabbitmq/%2Fvelo', '/velo'],
])('reads the virtual host of %s: %s', (url, vhost) => {
  expect(vhostOf(url)).toBe(vhost);
});

it('says where the broker was not reached, without the password of its address', async () => {
  const management = createBrokerManagement('http://alveole:secret@127.0.0.1:9');
  await expect(management.get('/users')).rejects.toThrow(/^RabbitMQ ne répond pas à http:\/\/127\.0\.0\.1:9$/);
});

const { AMQP_URL, RABBITMQ_MANAGEMENT_URL } = process.env;
if (AMQP_URL && RABBITMQ_MANAGEMENT_URL)
  describe('a consumer of integration events, with a broker', () => withBroker(AMQP_URL, RABBITMQ_MANAGEMENT_URL));

function withBroker(url: string, managementUrl: string): void {
  const namespace = `test-${randomUUID()}`;
  const exchange = `${namespace}.integration`;
  const management = createBrokerManagement(managementUrl);
  const consumers = createIntegrationConsumers({ management, vhost: vhostOf(url), exchange });
  const names: string[] = [];
  const closings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await Promise.all(closings.splice(0).map((close) => close().catch(() => undefined)));
    for (const name of names.splice(0)) await consumers.remove(name).catch(() => undefined);
  });
  afterAll(async () => {
    const { deadQueue, deadExchange, exchange: inner, queue } = topologyOf(namespace);
    for (const name of [exchange, inner, deadExchange]) await management.remove(`/exchanges/%2F/${name}`);
    for (const name of [deadQueue, queue('shop')]) await management.remove(`/queues/%2F/${name}`);
  });

  const added = (fields: Partial<NewConsumer> = {}) => {
    const name = `portail-${randomUUID().slice(0, 8)}`;
    names.push(name);
    return consumers.add({ name, types: ['repair.opened'], ...fields });
  };
  const publisher = () => {
    const opened = createIntegrationPublisher({ url, logger: silentLogger, exchange, namespace });
    closings.push(opened.close);
    return opened;
  };
  const message = (type = 'repair.opened') => ({ id: randomUUID(), type, body: { type, version: 1 } });

  async function connectionOf({ user, password }: Pick<ConsumerAccess, 'user' | 'password'>) {
    const address = new URL(url);
    [address.username, address.password] = [user, password];
    const connection = await connect(address.href);
    connection.on('error', () => undefined);
    closings.push(() => connection.close());
    return connection;
  }
  async function channelOf(access: ConsumerAccess): Promise<Channel> {
    const channel = await (await connectionOf(access)).createChannel();
    channel.on('error', () => undefined);
    return channel;
  }

  it('reads what is published of its types and nothing else, with id and type', async () => {
    const access = await added();
    const own = publisher();
    const sent = message();
    await own.publish(message('payment.confirmed'));
    await own.publish(sent);
    const channel = await channelOf(access);
    const got = await channel.get(access.queue);
    if (!got) throw new Error('Nothing came');
    channel.ack(got);
    expect(JSON.parse(got.content.toString())).toEqual(sent.body);
    expect(got.properties).toMatchObject({
      messageId: sent.id,
      type: 'repair.opened',
      contentType: 'application/json',
    });
    expect(got.properties.deliveryMode).toBe(2);
    expect(await channel.get(access.queue)).toBe(false);
  });

  it.each<[string, (channel: Channel, other: ConsumerAccess) => Promise<unknown>]>([
    ['read the queue of another consumer', (channel, other) => channel.get(other.queue)],
    ['read a queue of the services', (channel) => channel.get(topologyOf(namespace).queue('shop'))],
    ['bind its queue to the exchange of the services', (channel) => bindOwn(channel, topologyOf(namespace).exchange)],
    ['bind its queue to more types', (channel) => bindOwn(channel, exchange)],
    ['declare a queue', (channel) => channel.assertQueue(`${namespace}.mine`)],
    ['declare an exchange', (channel) => channel.assertExchange(`${namespace}.mine`, 'topic')],
    ['delete its queue', (channel) => channel.deleteQueue(names[0] === undefined ? '' : `integration.${names[0]}`)],
  ])('may not %s', async (_, attempt) => {
    const bus = await createRabbitBus({ url, logger: silentLogger, namespace });
    closings.push(bus.close);
    await bus.subscribe({ queue: 'shop', handlers: {} });
    await publisher().publish(message());
    const [access, other] = [await added(), await added()];
    await expect(attempt(await channelOf(access), other)).rejects.toThrow(/ACCESS_REFUSED|403/);
  });

  const bindOwn = (channel: Channel, source: string) => channel.bindQueue(`integration.${names[0]}`, source, '#');

  it.each([
    ['its own exchange', () => exchange],
    ['the exchange of the services', () => topologyOf(namespace).exchange],
    ['a queue by its name', () => ''],
  ])('may not publish on %s', async (_, target) => {
    await publisher().publish(message());
    const access = await added();
    const connection = await connectionOf(access);
    const channel = await connection.createConfirmChannel();
    const refused = new Promise<Error>((settle) => channel.on('error', settle));
    channel.publish(target(), access.queue, Buffer.from('{}'));
    expect((await refused).message).toMatch(/ACCESS_REFUSED/);
  });

  it('is listed with its software, its types and what waits, and is made once', async () => {
    const access = await added({ types: ['payment.confirmed', 'repair.opened'], clientId: 'client-1' });
    const name = access.queue.slice('integration.'.length);
    const [own] = (await consumers.list()).filter((one) => one.name === name);
    expect({ ...own, types: [...(own?.types ?? [])].sort() }).toMatchObject({
      clientId: 'client-1',
      types: ['payment.confirmed', 'repair.opened'],
      waiting: 0,
      readers: 0,
    });
    await expect(consumers.add({ name, types: ['repair.opened'] })).rejects.toThrow('existe déjà');
    await expect(consumers.remove('personne')).rejects.toThrow('n’existe pas');
  });

  it('holds a bounded queue, of which the oldest messages go', async () => {
    const { queue } = await added();
    const stored = await management.get<{ arguments: object }>(`/queues/%2F/${queue}`);
    expect(stored?.arguments).toMatchObject({
      'x-queue-type': 'quorum',
      'x-max-length': queueLimits.messages,
      'x-max-length-bytes': queueLimits.bytes,
      'x-overflow': 'drop-head',
    });
  });

  it('is cut off with the access of its software, which ends its connection, its queue and its user', async () => {
    const [access, other] = [await added({ clientId: 'client-2' }), await added({ clientId: 'client-3' })];
    const connection = await connectionOf(access);
    const closed = new Promise((settle) => connection.on('close', settle));
    const name = access.queue.slice('integration.'.length);
    expect(await consumers.removeOf('client-2')).toEqual([name]);
    await closed;
    await expect(connectionOf(access)).rejects.toThrow();
    expect((await consumers.list()).map(({ name: one }) => one)).not.toContain(name);
    await expect(connectionOf(other)).resolves.toBeDefined();
  });

  it('does not keep a publication waiting where it has no consumer', async () => {
    await expect(publisher().publish(message('establishment.closed'))).resolves.toBeUndefined();
  });
}

it('rejects a publication as a failure of the connection while the broker is away', async () => {
  const publisher = createIntegrationPublisher({ url: 'amqp://127.0.0.1:9', logger: silentLogger });
  const failure = await publisher.publish({ id: 'a', type: 'repair.opened', body: {} }).catch((error: Error) => error);
  expect(failure).toMatchObject({ code: 'ECONNABORTED', message: 'Software outside could not be told' });
  await publisher.close();
});
