import { parseArgs } from 'node:util';
import { clientRoutes } from '@alveole/contracts/software-client';
import { integrationTypes, integrationTypesOf } from '@alveole/domain';
import type { IntegrationType } from '@alveole/domain';
import type { ConsumerAccess, IntegrationConsumer, IntegrationConsumers } from '@alveole/messaging';
import type { ServiceClient } from '@alveole/service-kit';
import type { ServiceCommand } from '@alveole/service-kit/service';
import type { NotificationsConfig } from '../config.ts';
import { openConsumers } from '../outside/open-consumers.ts';
import type { BrokerConfig } from '../outside/open-consumers.ts';

type Config = BrokerConfig & Pick<NotificationsConfig, 'AUTH_URL'>;

const usage = 'add NOM [--client IDENTIFIANT] [--events TYPE,…] | list | remove NOM';
const nameForm = /^[a-z][a-z0-9-]{1,39}$/;

/** Makes, lists and ends the queues of software outside on the broker. */
export const consumerCommand: ServiceCommand<Config> = {
  usage,
  needsService: false,
  async run({ config, clientOf }, args, say) {
    const consumers = openConsumers(config);
    if (!consumers) throw new Error('AMQP_URL et BROKER_MANAGEMENT_URL sont nécessaires');
    await runConsumer({ consumers, auth: clientOf(config.AUTH_URL), say }, args);
  },
};

/** What the command stands on. */
export interface ConsumerDesk {
  readonly consumers: IntegrationConsumers;
  readonly auth: ServiceClient;
  readonly say: (line: string) => void;
}

/** Does what the arguments say. @throws Error one readable line */
export async function runConsumer(desk: ConsumerDesk, args: readonly string[]): Promise<void> {
  const { verb, name, client, events } = argumentsOf(args);
  if (verb === 'list') return (await desk.consumers.list()).forEach((consumer) => desk.say(lineOf(consumer)));
  if (verb === 'remove') {
    await desk.consumers.remove(name);
    return desk.say(`« ${name} » n’a plus ni compte ni file.`);
  }
  const types = await typesFor(desk, client, events);
  accessLines(await desk.consumers.add({ name, types, clientId: client })).forEach(desk.say);
}

function argumentsOf(args: readonly string[]) {
  const options = { client: { type: 'string' }, events: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [verb, name = '', ...more] = positionals;
  const isKnown = verb === 'list' ? name === '' : verb === 'add' || verb === 'remove';
  if (!isKnown || more.length > 0) throw new Error(`consumer ${usage}`);
  if (verb !== 'list' && !nameForm.test(name))
    throw new Error('NOM : une lettre, puis 1 à 39 lettres minuscules, chiffres ou tirets');
  return { verb, name, client: values.client, events: values.events?.split(',').map((type) => type.trim()) };
}

/** The types that were named, or all that the scopes of the software cover. */
async function typesFor(
  { auth }: ConsumerDesk,
  clientId: string | undefined,
  events: readonly string[] | undefined,
): Promise<readonly IntegrationType[]> {
  const offered = clientId === undefined ? integrationTypes : await typesOfClient(auth, clientId);
  if (events === undefined && clientId === undefined) throw new Error('Donnez --client ou --events');
  const unknown = (events ?? []).filter((type) => !offered.some((one) => one === type));
  if (unknown.length > 0) throw new Error(`Événements inconnus, ou sans droit : ${unknown.join(', ')}`);
  return offered.filter((type) => events?.includes(type) ?? true);
}

/** Only software of the programme: a queue carries the events of everybody. */
async function typesOfClient(auth: ServiceClient, id: string): Promise<readonly IntegrationType[]> {
  const client = await auth.call(clientRoutes.readClientStanding, { params: { id } });
  if (client.is_revoked) throw new Error('L’accès de ce logiciel est retiré');
  const isBound = client.is_for_shops || client.entity_id !== undefined || client.funder_id !== undefined;
  if (isBound) throw new Error('Une file porte tout le programme : ce logiciel est rattaché, donnez-lui un webhook');
  const types = integrationTypesOf(client.scopes);
  if (types.length === 0) throw new Error('Aucun droit de ce logiciel ne couvre un événement');
  return types;
}

const accessLines = ({ user, password, queue }: ConsumerAccess): readonly string[] => [
  `compte        ${user}`,
  `mot de passe  ${password}`,
  `file          ${queue}`,
  'Le mot de passe n’est montré qu’ici.',
];

const lineOf = ({ name, clientId, types, waiting, readers }: IntegrationConsumer): string =>
  [
    name,
    clientId === undefined ? 'sans logiciel' : `logiciel ${clientId}`,
    `${waiting} en attente`,
    `${readers} connecté(s)`,
    [...types].sort().join(','),
  ].join('  ');
