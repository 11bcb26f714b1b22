import { Agent } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { answerRefusal, requestIdOf, unavailable } from './answer-refusal.ts';

export interface ForwardOptions {
  /** Origin of the server behind. */
  readonly target: string;
  /** Its name in an answer when it is away. */
  readonly name: string;
  readonly timeoutMs?: number;
}

export interface Forwarder {
  readonly handle: RequestHandler;
  /** Ends idle connections to the server behind. */
  close(): void;
}

const defaultTimeoutMs = 35_000;
const perHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];
/** Headers that only this gateway may write. */
const ownHeaders =
  /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-request-id|x-internal-.*|x-original-.*|x-rewrite-url|x-http-method.*)$/;
const hiddenAnswerHeaders = ['server', 'x-powered-by', 'keep-alive', 'connection'];

/** Passes requests on, streaming both ways, with path, query and `Host` as they came. A server that is away gives 503. */
export function createForwarder({ target, name, timeoutMs = defaultTimeoutMs }: ForwardOptions): Forwarder {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const proxy = createProxyMiddleware<Request, Response>({
    target,
    agent,
    proxyTimeout: timeoutMs,
    on: {
      proxyRes: (answer) => hiddenAnswerHeaders.forEach((header) => delete answer.headers[header]),
      error: (_error, _request, response) => {
        if ('setHeader' in response) answerRefusal(response as ServerResponse as Response, unavailable(name));
        else response.destroy();
      },
    },
  });
  return {
    handle: (request, response, next) => {
      prepareHeaders(request, response);
      void proxy(request, response, next);
    },
    close: () => agent.destroy(),
  };
}

function prepareHeaders(request: Request, response: Response): void {
  const { headers, ip, protocol } = request;
  for (const header of [...perHopHeaders, ...listedHops(headers)]) delete headers[header];
  for (const header of Object.keys(headers).filter((each) => ownHeaders.test(each))) delete headers[header];
  headers['x-request-id'] = requestIdOf(response);
  headers['x-forwarded-for'] = ip ?? request.socket.remoteAddress ?? '';
  headers['x-forwarded-proto'] = protocol;
  headers['x-forwarded-host'] = headers.host ?? '';
}

/** A client may name further headers of one hop in `connection`; `host` and the like must not fall to that. */
function listedHops({ connection }: IncomingHttpHeaders): string[] {
  const kept = new Set(['host', 'authorization', 'content-length', 'content-type', 'transfer-encoding']);
  return (connection ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && !kept.has(part));
}
