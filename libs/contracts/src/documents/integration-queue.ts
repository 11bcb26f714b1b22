import type { IntegrationEventDefinition } from '../integration/define-integration-event.ts';
import { integrationEvents } from '../integration/integration-events.ts';
import type { JsonSchema } from './describe-fields.ts';

/** The parts of the AsyncAPI document that a consumer on the broker reads: where it connects, as whom, and its one queue. */
export const brokerServer: JsonSchema = {
  host: '{host}',
  protocol: 'amqps',
  protocolVersion: '0-9-1',
  description: 'RabbitMQ of the installation, where its operator opens it',
  variables: { host: { default: 'broker.velo.exemple.fr:5671', description: 'Host and port that the operator gave' } },
  security: [{ $ref: '#/components/securitySchemes/consumer' }],
};

export const brokerSecurity: JsonSchema = {
  type: 'plain',
  description: 'The user `integration.NAME` and its password: it may read the queue of that name and do nothing else',
};

/** The queue holds the payloads of all types that its consumer has the scopes for. */
export function queueChannel(): JsonSchema {
  return {
    address: 'integration.{name}',
    description:
      'The queue of one consumer, bound to the types that the scopes of its client cover. It is there; the consumer declares nothing. It holds 200,000 messages and thirty days at most, then the oldest go. A message may come twice, with the same `message-id`.',
    parameters: { name: { description: 'Name of the consumer, as the operator gave it' } },
    servers: [{ $ref: '#/servers/broker' }],
    messages: Object.fromEntries(Object.values(integrationEvents).map((event) => [event.type, messageOf(event)])),
    bindings: {
      amqp: {
        is: 'queue',
        queue: { name: 'integration.{name}', durable: true, exclusive: false, autoDelete: false, vhost: '/' },
      },
    },
  };
}

/** The body of a webhook, without the headers that sign it. */
const messageOf = ({ type, summary }: IntegrationEventDefinition): JsonSchema => ({
  name: type,
  summary,
  payload: { $ref: `#/channels/${type}/messages/${type}/payload` },
});

export const queueOperation: JsonSchema = {
  action: 'send',
  channel: { $ref: '#/channels/queue' },
  summary: 'Tell a consumer of the programme',
  description: 'Acknowledge a message once it is stored; else it comes again.',
  security: [{ $ref: '#/components/securitySchemes/consumer' }],
  bindings: { amqp: { deliveryMode: 2, ack: true } },
};
