import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

type Coding = 'br' | 'gzip' | 'identity';

/** A file held in memory, ready to be sent in the coding that a browser takes. */
export interface StoredFile {
  readonly type: string;
  readonly etag: string;
  readonly bodies: Readonly<{ identity: Buffer } & Partial<Record<Coding, Buffer>>>;
}

export const revalidate = 'no-cache';
export const forAYear = `public, max-age=${365 * 24 * 3600}, immutable`;

export function storedFile(type: string, bodies: StoredFile['bodies']): StoredFile {
  return { type, bodies, etag: `"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"` };
}

/** Sends a file to GET and HEAD, with 304 when the browser holds it already. */
export function sendFile(request: Request, response: Response, file: StoredFile, cacheControl: string): void {
  response
    .setHeader('etag', file.etag)
    .setHeader('vary', 'accept-encoding')
    .setHeader('cache-control', cacheControl)
    .setHeader('content-type', file.type);
  if ((request.headers['if-none-match'] ?? '').includes(file.etag)) return void response.status(304).end();
  const coding = codingFor(request, file);
  const body = file.bodies[coding] ?? file.bodies.identity;
  if (coding !== 'identity') response.setHeader('content-encoding', coding);
  response.setHeader('content-length', body.length).end(request.method === 'HEAD' ? undefined : body);
}

/** The smallest coding that the browser takes; browsers name brotli last, but do not like it less. */
function codingFor(request: Request, { bodies }: StoredFile): Coding {
  const accepted = request.acceptsEncodings();
  return (
    (['br', 'gzip'] as const).find((coding) => bodies[coding] !== undefined && accepted.includes(coding)) ?? 'identity'
  );
}
