import { z } from 'zod';
import type { EventDefinition } from '../define/define-event.ts';
import { eventEnvelope } from '../define/event-envelope.ts';
import { allEvents } from '../all-events.ts';
import { describeFields } from './describe-fields.ts';
import type { JsonSchema } from './describe-fields.ts';
import { contact, license } from './publisher.ts';

const exchange = 'alveole.events';

/** The AsyncAPI 3 document of the exchange `alveole.events`, made from the event definitions. */
export function asyncApiDocument(): JsonSchema {
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Alvéole · events',
      version: '1.0.0',
      description: `What the services tell each other, over the topic exchange \`${exchange}\`. An event may come twice, with the same \`event_id\`; those of one aggregate are numbered by \`sequence\`.`,
      contact,
      license,
      tags: aggregates.map((name) => ({ $ref: `#/components/tags/${name}` })),
    },
    defaultContentType: 'application/json',
    servers: {
      broker: {
        host: '{host}:{port}',
        protocol: 'amqp',
        protocolVersion: '0-9-1',
        description: 'RabbitMQ of the installation (AMQP_URL)',
        variables: {
          host: { default: 'rabbitmq', description: 'Name of the broker' },
          port: { default: '5672', description: 'Port of the broker' },
        },
        security: [{ $ref: '#/components/securitySchemes/account' }],
      },
    },
    channels: Object.fromEntries(allEvents.map((event) => [event.routingKey, channelOf(event)])),
    operations: Object.fromEntries(allEvents.map((event) => [`publish ${event.routingKey}`, operationOf(event)])),
    components: {
      tags: Object.fromEntries(aggregates.map((name) => [name, tagOf(name)])),
      securitySchemes: { account: { type: 'userPassword', description: 'An account of the broker, of each service' } },
    },
  };
}

const aggregateOf = (event: EventDefinition): string => event.name.split('.')[0] ?? event.name;
const aggregates = [...new Set(allEvents.map(aggregateOf))];
const tagOf = (name: string): JsonSchema => ({ name, description: `Events of the aggregate \`${name}\`` });

function channelOf(event: EventDefinition): JsonSchema {
  return {
    address: event.routingKey,
    description: event.summary,
    servers: [{ $ref: '#/servers/broker' }],
    tags: [{ $ref: `#/components/tags/${aggregateOf(event)}` }],
    messages: { [event.name]: { name: event.name, summary: event.summary, payload: payloadOf(event) } },
    bindings: { amqp: { is: 'routingKey', exchange: { name: exchange, type: 'topic', durable: true } } },
  };
}

/** In draft 7, which is what AsyncAPI reads without being told another. */
function payloadOf(event: EventDefinition): JsonSchema {
  const envelope = eventEnvelope.extend({
    name: z.literal(event.name),
    version: z.literal(event.version),
    data: event.schema,
  });
  return describeFields(z.toJSONSchema(envelope, { unrepresentable: 'any', target: 'draft-7' }), event.name);
}

function operationOf(event: EventDefinition): JsonSchema {
  return {
    action: 'send',
    channel: { $ref: `#/channels/${event.routingKey.replaceAll('/', '~1')}` },
    summary: event.summary,
    description: `${event.summary}. Published once the write that it tells stands.`,
    security: [{ $ref: '#/components/securitySchemes/account' }],
  };
}
