import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/;

/** The id under which a request is logged everywhere: the gateway's when well-formed, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
