import { events } from '@alveole/contracts';
import { clientRoutes } from '@alveole/contracts/software-client';
import { integrationTypes } from '@alveole/domain';
import type { IntegrationConsumers, NewConsumer } from '@alveole/messaging';
import { createFakeClient } from '@alveole/testing/node';
import { fields } from '../notifications.harness.ts';
import { consumerCommand, runConsumer } from './consumer.command.ts';
import { endConsumersSubscription } from './end-consumers.consumer.ts';

const standing = {
  name: 'Portail',
  scopes: ['repairs:read' as const],
  is_for_shops: false,
  is_revoked: false,
};
const clients: Readonly<Record<string, object>> = {
  portail: standing,
  'sans-droit': { ...standing, scopes: ['statistics:read'] },
  retire: { ...standing, is_revoked: true },
  caisse: { ...standing, entity_id: 'shop-1' },
  ville: { ...standing, funder_id: 'ville' },
  caisses: { ...standing, is_for_shops: true },
};
const auth = createFakeClient().on(clientRoutes.readClientStanding, ({ params }) => clients[params.id] as never);

/** What the command printed, and whom it made or removed. */
async function run(...args: string[]) {
  const [lines, added, removed]: [string[], NewConsumer[], string[]] = [[], [], []];
  const consumers: IntegrationConsumers = {
    add: async (consumer) => {
      added.push(consumer);
      const user = `integration.${consumer.name}`;
      return { user, password: 'mot-de-passe', queue: user };
    },
    list: async () => [
      { name: 'portail', clientId: 'c-1', types: ['repair.opened'], waiting: 12, readers: 1 },
      { name: 'essai', clientId: undefined, types: [], waiting: 0, readers: 0 },
    ],
    remove: async (name) => void removed.push(name),
    removeOf: async (clientId) => [clientId],
  };
  await runConsumer({ consumers, auth, say: (line) => lines.push(line) }, args);
  return { lines, added, removed };
}

const ofFiles = ['repair.opened', 'repair.status-changed', 'repair.premium-corrected'];

describe('the command consumer', () => {
  it('makes a consumer of what the scopes of the software cover, and prints its password once', async () => {
    const { added, lines } = await run('add', 'portail', '--client', 'portail');
    expect(added).toEqual([{ name: 'portail', types: ofFiles, clientId: 'portail' }]);
    expect(lines.filter((line) => line.includes('mot-de-passe'))).toHaveLength(1);
    expect(lines.join('\n')).toMatch(/integration\.portail/);
  });

  it.each([
    [['--events', 'repair.opened, payment.confirmed'], ['repair.opened', 'payment.confirmed'], undefined],
    [['--client', 'portail', '--events', 'repair.opened'], ['repair.opened'], 'portail'],
    [['--events', integrationTypes.join(',')], integrationTypes, undefined],
  ] as const)('makes one with %j', async (options, types, clientId) => {
    expect((await run('add', 'portail', ...options)).added).toEqual([{ name: 'portail', types, clientId }]);
  });

  it.each([
    ['nothing', [], 'consumer add NOM'],
    ['another verb', ['make', 'portail'], 'consumer add NOM'],
    ['two names', ['remove', 'un', 'deux'], 'consumer add NOM'],
    ['a name with a full stop', ['add', 'a.b', '--client', 'portail'], 'NOM'],
    ['a name of one letter', ['remove', 'a'], 'NOM'],
    ['neither software nor events', ['add', 'portail'], 'Donnez --client ou --events'],
    ['an event that is none', ['add', 'portail', '--events', 'repair.lost'], 'repair.lost'],
    ['the trial of webhooks', ['add', 'portail', '--events', 'webhook.trial'], 'webhook.trial'],
    ['an event without the right', ['add', 'p2', '--client', 'portail', '--events', 'payment.confirmed'], 'sans droit'],
    ['software without a right to any event', ['add', 'p2', '--client', 'sans-droit'], 'Aucun droit'],
    ['software whose access is revoked', ['add', 'p2', '--client', 'retire'], 'est retiré'],
    ['software of a shop', ['add', 'p2', '--client', 'caisse'], 'webhook'],
    ['software of a funder', ['add', 'p2', '--client', 'ville'], 'webhook'],
    ['software that shops allow', ['add', 'p2', '--client', 'caisses'], 'webhook'],
  ])('refuses %s', async (_, args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });

  it('lists each consumer with its software, what waits and its types', async () => {
    expect((await run('list')).lines).toEqual([
      'portail  logiciel c-1  12 en attente  1 connecté(s)  repair.opened',
      'essai  sans logiciel  0 en attente  0 connecté(s)  ',
    ]);
  });

  it('removes a consumer by its name', async () => {
    expect((await run('remove', 'portail')).removed).toEqual(['portail']);
  });

  it('says what is missing where no broker is managed', async () => {
    const parts = { config: { AUTH_URL: 'http://auth' }, clientOf: () => auth };
    await expect(consumerCommand.run(parts as never, ['list'], () => undefined)).rejects.toThrow(
      'BROKER_MANAGEMENT_URL',
    );
  });
});

it('ends the consumers of software with its access, and not with a session', async () => {
  const ended: string[] = [];
  const removeOf = async (clientId: string) => [ended.push(clientId)].map(String);
  const { handlers } = endConsumersSubscription({ removeOf });
  const sessionsEnded = (may_sign_in: boolean, aggregate_id: string) =>
    handlers['account.sessions-ended']?.(events.sessionsEnded.create({ ...fields({ may_sign_in }), aggregate_id }));
  await sessionsEnded(true, 'person');
  await sessionsEnded(false, 'client-1');
  expect(ended).toEqual(['client-1']);
});
