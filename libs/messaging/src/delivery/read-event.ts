import { eventEnvelope } from '@alveole/contracts';
import type { EventDefinition, EventEnvelope } from '@alveole/contracts';
import type { z } from 'zod';
import type { EventCatalogue } from '../event-bus.ts';

export type Reading = { ok: true; event: EventEnvelope } | { ok: false; reason: string };

/** Parses what arrived: first the envelope, then its data by the schema of that name and version. */
export function createEventReader(catalogue: EventCatalogue): (raw: unknown) => Reading {
  const definitions = new Map<string, EventDefinition>(
    Object.values(catalogue).map((definition) => [definition.routingKey, definition]),
  );
  return (raw) => {
    const envelope = eventEnvelope.safeParse(raw);
    if (!envelope.success) return { ok: false, reason: `Unreadable envelope: ${fieldsOf(envelope.error)}` };
    const event: EventEnvelope = envelope.data;
    const definition = definitions.get(routingKeyOf(event));
    if (!definition) return { ok: false, reason: `Unknown event ${routingKeyOf(event)}` };
    const data = definition.schema.safeParse(event.data);
    if (!data.success) return { ok: false, reason: `Unreadable data: ${fieldsOf(data.error)}` };
    return { ok: true, event: { ...event, data: data.data } };
  };
}

/** `<name>.v<version>`, the key that the exchange routes by. */
export function routingKeyOf(event: Pick<EventEnvelope, 'name' | 'version'>): string {
  return `${event.name}.v${event.version}`;
}

/** The routing keys of all versions of the named events. Throws on a name that nobody declares. */
export function routingKeysOf(catalogue: EventCatalogue, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const keys = Object.values(catalogue).flatMap((d) => (d.name === name ? [d.routingKey] : []));
    if (keys.length === 0) throw new Error(`No event is called ${name}`);
    return keys;
  });
}

/** Where a message is wrong and how, without the values it holds. */
function fieldsOf(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || '(root)'} ${issue.code}`).join(', ');
}
