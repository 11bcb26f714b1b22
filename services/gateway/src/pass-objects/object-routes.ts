import { appError } from '@alveole/contracts';
import { uploadLimits } from '@alveole/domain';
import type { Request, RequestHandler, Response } from 'express';
import { answerRefusal } from '../answer-refusal.ts';
import { nameArea } from '../observe/observe-requests.ts';
import { createForwarder } from '../forward.ts';
import { tooLarge } from '../protect/limit-bodies.ts';
import { limitUploads } from './limit-uploads.ts';

const methods = new Set(['GET', 'HEAD', 'PUT']);
const timeoutMs = 300_000;
const uploadsAtOnce = 16;

/**
 * What a browser may do with an object that it opens as a page. Documents and images are shown, the rest is saved, never run.
 * A PDF gets no stricter policy: browsers' own viewers stop working under one.
 */
const openedAs: Readonly<Record<string, string>> = {
  'application/pdf': "frame-ancestors 'self'",
  'image/jpeg': "default-src 'none'; sandbox; frame-ancestors 'self'",
  'image/png': "default-src 'none'; sandbox; frame-ancestors 'self'",
};
const savedOnly = "default-src 'none'; sandbox; frame-ancestors 'none'";

export interface ObjectRoutes {
  readonly handle: RequestHandler;
  close(): void;
}

/** Passes presigned requests for one bucket to the object store, with path, query and `Host` untouched, since they are signed. */
export function createObjectRoutes({
  objectStoreUrl,
  bucket,
}: {
  objectStoreUrl: string;
  bucket: string;
}): ObjectRoutes {
  const forwarder = createForwarder({
    target: objectStoreUrl,
    name: 'The object store',
    peer: 'object-store',
    timeoutMs,
  });
  const admit = limitUploads(uploadsAtOnce);
  return {
    handle: (request, response, next) => {
      if (!request.path.startsWith(`/${bucket}/`)) return next();
      nameArea(response, 'objects');
      const refusal = refusalOf(request);
      if (refusal !== undefined) return answerRefusal(response, refusal);
      delete request.headers.authorization;
      delete request.headers.cookie;
      guardAnswer(response);
      admit(request, response, () => forwarder.handle(request, response, next));
    },
    close: forwarder.close,
  };
}

function refusalOf(request: Request) {
  const { searchParams } = new URL(request.url, 'http://store');
  const signed =
    searchParams.get('X-Amz-Algorithm') === 'AWS4-HMAC-SHA256' && (searchParams.get('X-Amz-Signature') ?? '') !== '';
  if (!signed || !methods.has(request.method)) return appError('NotAuthorizedException', 'Only presigned addresses.');
  if (request.method !== 'PUT') return undefined;
  const size = Number(request.headers['content-length']);
  return Number.isInteger(size) && size <= uploadLimits.objectBytes ? undefined : tooLarge;
}

/** The store's answer names a type that a client may have chosen: only known ones open in the page's origin. */
function guardAnswer(response: Response): void {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => Response;
  response.writeHead = ((...parts: unknown[]) => {
    const type =
      String(response.getHeader('content-type') ?? '')
        .split(';')[0]
        ?.trim()
        .toLowerCase() ?? '';
    response.setHeader('content-security-policy', openedAs[type] ?? savedOnly);
    response.setHeader('x-content-type-options', 'nosniff');
    if (openedAs[type] === undefined && response.req.method !== 'PUT')
      response.setHeader('content-disposition', 'attachment');
    return writeHead(...parts);
  }) as Response['writeHead'];
}
