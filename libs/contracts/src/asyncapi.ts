import { z } from 'zod';
import type { EventDefinition } from './define-event.ts';
import { eventEnvelope } from './event-envelope.ts';
import { allEvents } from './events/all-events.ts';

type Json = Record<string, unknown>;

/** The AsyncAPI 3 document of the exchange `alveole.events`, made from the event definitions. */
export function asyncApiDocument(): Json {
  return {
    asyncapi: '3.0.0',
    info: { title: 'Alvéole · events', version: '1.0.0', license: { name: 'EUPL-1.2' } },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(allEvents.map((event) => [event.routingKey, channelOf(event)])),
    operations: Object.fromEntries(allEvents.map((event) => [`publish ${event.routingKey}`, operationOf(event)])),
  };
}

function channelOf(event: EventDefinition): Json {
  return {
    address: event.routingKey,
    description: event.summary,
    messages: { [event.name]: { name: event.name, payload: payloadOf(event) } },
    bindings: { amqp: { is: 'routingKey', exchange: { name: 'alveole.events', type: 'topic', durable: true } } },
  };
}

function payloadOf(event: EventDefinition): Json {
  return z.toJSONSchema(eventEnvelope.extend({ data: event.schema }), { unrepresentable: 'any' }) as Json;
}

function operationOf(event: EventDefinition): Json {
  return {
    action: 'send',
    channel: { $ref: `#/channels/${event.routingKey.replaceAll('/', '~1')}` },
    summary: event.summary,
  };
}
