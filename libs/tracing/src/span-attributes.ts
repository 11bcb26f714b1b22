/** A name of ours: of a method, a service, a queue, an event, a collection, a command. */
const word = /^[A-Za-z][\w.:-]{0,63}$/;
/** The pattern of an address, with its parameters by name. */
const template = /^(?=.{1,200}$)(\/([a-z_-]+\d?(\.[a-z]+)*|:\w+(\.[a-z]+)?|\*\w*|v\d|\.well-known)?(?=\/|$))+$/i;
const s3Method = /^S3\/[A-Za-z]{1,60}$/;
const wholeNumber = /^\d{1,9}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * All that a span may say, by the names of OpenTelemetry's conventions where it has one, with the shape of each. Whatever
 * else is given to a span is dropped before it leaves: no address with ids or a query, no body, no message of an error.
 */
const shapes = {
  'http.request.method': /^[A-Z]{3,7}$/,
  'http.route': new RegExp(`${template.source}|^[a-z]+(:[a-z-]+)?$`, 'i'),
  'http.response.status_code': wholeNumber,
  'url.template': template,
  'service.peer.name': word,
  'error.type': /^[\w.:-]{1,64}$/,
  'messaging.system': word,
  'messaging.destination.name': word,
  'messaging.operation.type': /^(send|process)$/,
  'db.system.name': word,
  'db.namespace': word,
  'db.collection.name': word,
  'db.operation.name': word,
  'rpc.system.name': word,
  'rpc.method': s3Method,
  'alveole.service': word,
  'alveole.event': word,
  'alveole.attempt': wholeNumber,
  'alveole.request_id': uuid,
} as const;

export type SpanAttribute = keyof typeof shapes;
export type SpanAttributes = { readonly [Name in SpanAttribute]?: string | number };

/** Whether a span may say this. */
export function maySay(name: string, value: unknown): boolean {
  return Object.hasOwn(shapes, name) && shapes[name as SpanAttribute].test(String(value));
}

/** The name of a span as it may leave: methods, words and patterns, with spaces between them. */
export function sayableName(name: string): string {
  const parts = name.split(' ');
  return parts.every((part) => word.test(part) || template.test(part) || s3Method.test(part)) ? name : 'unnamed';
}

/** What may be said of these; the rest is dropped. */
export function sayable(attributes: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const entries = Object.entries(attributes).filter(([name, value]) => maySay(name, value));
  return Object.fromEntries(entries) as Record<string, string | number>;
}
