import { scopeOfIntegrationType, trialType } from '@alveole/domain';
import { z } from 'zod';
import type { IntegrationEventDefinition } from '../integration/define-integration-event.ts';
import { allIntegrationEvents } from '../integration/integration-events.ts';
import { describeFields } from './describe-fields.ts';
import type { JsonSchema } from './describe-fields.ts';
import { brokerSecurity, brokerServer, queueChannel, queueOperation } from './integration-queue.ts';
import { contact, license } from './publisher.ts';

/** The AsyncAPI 3 document of what software outside is told by webhooks, made from the integration contract: by webhooks, and from a queue. */
export function integrationAsyncApiDocument(): JsonSchema {
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Alvéole · integration events',
      version: '1.0.0',
      description:
        'What software outside is told, by webhooks after Standard Webhooks or, for software of the programme, from a queue of RabbitMQ: ids, references, statuses, cents and instants, never a person. An event may come twice, under the same `webhook-id`; those of one file come in their order. A type keeps its name, and a change of its data that a receiver would notice has a new `version`.',
      contact,
      license,
      tags: subjects.map((name) => ({ $ref: `#/components/tags/${name}` })),
    },
    defaultContentType: 'application/json',
    servers: {
      receiver: {
        host: '{host}',
        protocol: 'https',
        description: 'The address that an administrator gave the webhook: on the public network, by https',
        variables: { host: { default: 'caisse.exemple.fr', description: 'Name of the receiver' } },
        security: [{ $ref: '#/components/securitySchemes/signature' }],
      },
      broker: brokerServer,
    },
    channels: {
      ...Object.fromEntries(allIntegrationEvents.map((event) => [event.type, channelOf(event)])),
      queue: queueChannel(),
    },
    operations: {
      ...Object.fromEntries(allIntegrationEvents.map((event) => [`send ${event.type}`, operationOf(event)])),
      'send to queue': queueOperation,
    },
    components: {
      tags: Object.fromEntries(subjects.map((name) => [name, { name, description: `Events of \`${name}\`` }])),
      securitySchemes: {
        consumer: brokerSecurity,
        signature: {
          type: 'httpApiKey',
          name: 'webhook-signature',
          in: 'header',
          description:
            '`v1,` and the HMAC-SHA256, in base64, of `webhook-id`, `webhook-timestamp` and the body with full stops between them; several with spaces between them while a secret is renewed',
        },
      },
    },
  };
}

const subjectOf = ({ type }: IntegrationEventDefinition): string => type.split('.')[0] ?? type;
const subjects = [...new Set(allIntegrationEvents.map(subjectOf))];

function channelOf(event: IntegrationEventDefinition): JsonSchema {
  return {
    address: '/',
    description: descriptionOf(event),
    servers: [{ $ref: '#/servers/receiver' }],
    tags: [{ $ref: `#/components/tags/${subjectOf(event)}` }],
    messages: {
      [event.type]: {
        name: event.type,
        summary: event.summary,
        headers,
        payload: describeFields(z.toJSONSchema(event.body, { target: 'draft-7' }), event.type),
      },
    },
    bindings: { http: {} },
  };
}

const text = (description: string) => ({ type: 'string', description });
const headers = {
  type: 'object',
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
  properties: {
    'webhook-id': text('Id of the event: the same at each try and when it is sent once more'),
    'webhook-timestamp': text('When this try began: seconds since 1970'),
    'webhook-signature': text('One signature, or two while a secret is renewed'),
  },
};

function descriptionOf({ type, summary }: IntegrationEventDefinition): string {
  if (type === trialType) return summary;
  return `${summary}. For software that has \`${scopeOfIntegrationType[type]}\`.`;
}

function operationOf(event: IntegrationEventDefinition): JsonSchema {
  return {
    action: 'send',
    channel: { $ref: `#/channels/${event.type}` },
    summary: event.summary,
    description: `${event.summary}. A receiver takes it by an answer of 2xx within ten seconds; else it comes again, over three days.`,
    security: [{ $ref: '#/components/securitySchemes/signature' }],
    bindings: { http: { method: 'POST' } },
  };
}
