import { appError } from '@alveole/contracts';
import type { Request, RequestHandler } from 'express';
import { answerRefusal } from '../answer-refusal.ts';
import { endWith, tooSlow } from './refuse-malformed.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Refuses what HTTP lets through and nobody behind expects: foreign methods, two hosts, a path that is no text. */
export const refuseOddRequests: RequestHandler = (request, response, next) => {
  const fault = faultOf(request);
  if (fault === undefined) return next();
  answerRefusal(response, appError('ValidationException', fault));
};

function faultOf({ method, url, httpVersion, rawHeaders }: Request): string | undefined {
  if (!methods.has(method)) return 'method (INVALID): Unknown method';
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return 'host (INVALID): Given twice';
  if (hosts.length === 0 && httpVersion !== '1.0') return 'host (MISSING): Field is required';
  return isText(url) ? undefined : 'url (INVALID): Invalid characters';
}

/** A path of this origin, in ASCII, whose percent-encoding is UTF-8 without NUL. */
function isText(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith('/') || !/^[\x21-\x7e]*$/.test(url)) return false;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Ends a call whose body has not come in after so long: it holds a connection here and one to the service behind. */
export function refuseSlowBodies(longestMs: number): RequestHandler {
  return (request, response, next) => {
    if (request.complete) return next();
    const timer = setTimeout(() => {
      if (response.headersSent) request.socket.destroy();
      else endWith(request.socket, tooSlow);
    }, longestMs);
    const forget = () => clearTimeout(timer);
    request.once('end', forget).once('close', forget);
    response.once('close', forget);
    next();
  };
}
