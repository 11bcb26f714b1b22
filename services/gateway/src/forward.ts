import { Agent, request as openRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { openSpan, traceHeaders } from '@alveole/tracing';
import type { TraceContext } from '@alveole/tracing';
import type { Request, RequestHandler, Response } from 'express';
import { answerRefusal, requestIdOf, unavailable } from './answer-refusal.ts';
import { traceOfAnswer } from './observe/observe-requests.ts';

export interface ForwardOptions {
  /** Origin of the server behind. */
  readonly target: string;
  /** Its name in an answer when it is away. */
  readonly name: string;
  /** Its name among traces. */
  readonly peer: string;
  readonly timeoutMs?: number;
  /** Where long answers are compressed: what does it. */
  readonly compress?: RequestHandler | undefined;
}

/** Compressed, a shorter answer would save less than that costs. */
const worthCompressing = 2048;

export interface Forwarder {
  readonly handle: RequestHandler;
  /** Ends idle connections to the server behind. */
  close(): void;
}

const defaultTimeoutMs = 35_000;
const perHopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);
/** Headers that only this gateway may write. */
const ownHeaders =
  /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-request-id|x-internal-.*|x-original-.*|x-rewrite-url|x-http-method.*|traceparent|tracestate|baggage)$/;
const hiddenAnswerHeaders = new Set(['server', 'x-powered-by', 'keep-alive', 'connection', 'transfer-encoding']);

/** Passes requests on, streaming both ways, with path, query and `Host` as they came. A server that is away gives 503. */
export function createForwarder({
  target,
  name,
  peer,
  timeoutMs = defaultTimeoutMs,
  compress,
}: ForwardOptions): Forwarder {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const { hostname, port } = urlToHttpOptions(new URL(target));
  return {
    handle(request, response) {
      const { method, url: path } = request;
      const span = openSpan(spanOf(method, peer), traceOfAnswer(response));
      const sent = openRequest({
        agent,
        hostname,
        port,
        method,
        path,
        headers: headersFor(request, response, span.context),
        timeout: timeoutMs,
      });
      sent.once('response', (answer) => {
        span.end({ 'http.response.status_code': answer.statusCode ?? 502 });
        copyHead(answer, response);
        const passBody = () => void answer.once('error', () => response.destroy()).pipe(response);
        if (compress !== undefined && isLong(answer)) compress(request, response, passBody);
        else passBody();
      });
      sent.once('timeout', () => sent.destroy(new Error('timeout')));
      sent.on('error', () => {
        span.end({ 'error.type': 'unavailable' });
        return response.destroyed ? undefined : answerRefusal(response, unavailable(name));
      });
      response.once('close', () => sent.destroy());
      if (hasBody(request.headers)) request.pipe(sent);
      else sent.end();
    },
    close: () => agent.destroy(),
  };
}

function spanOf(method: string, peer: string) {
  const attributes = { 'http.request.method': method, 'service.peer.name': peer };
  return { name: `${method} ${peer}`, kind: 'client', attributes } as const;
}

function isLong({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? Infinity) >= worthCompressing;
}

function copyHead(answer: IncomingMessage, response: Response): void {
  response.statusCode = answer.statusCode ?? 502;
  for (const [header, value] of Object.entries(answer.headers))
    if (value !== undefined && !hiddenAnswerHeaders.has(header)) response.setHeader(header, value);
}

function hasBody({ 'content-length': length, 'transfer-encoding': coding }: IncomingHttpHeaders): boolean {
  return coding !== undefined || (length !== undefined && length !== '0');
}

/** What the server behind reads: without what belongs to the way here, and with what only this gateway may say. */
function headersFor(request: Request, response: Response, trace: TraceContext): IncomingHttpHeaders {
  const listed = listedHops(request.headers);
  const headers: IncomingHttpHeaders = {};
  for (const [header, value] of Object.entries(request.headers))
    if (!perHopHeaders.has(header) && !ownHeaders.test(header) && !listed.has(header)) headers[header] = value;
  headers['x-request-id'] = requestIdOf(response);
  Object.assign(headers, traceHeaders(trace));
  headers['x-forwarded-for'] = request.ip ?? request.socket.remoteAddress ?? '';
  headers['x-forwarded-proto'] = request.protocol;
  headers['x-forwarded-host'] = request.headers.host ?? '';
  return headers;
}

const none: ReadonlySet<string> = new Set();
const droppedHeaders = new Set(['host', 'authorization', 'content-length', 'content-type', 'transfer-encoding']);

/** A client may name further headers of one hop in `connection`; `host` and the like must not fall to that. */
function listedHops({ connection }: IncomingHttpHeaders): ReadonlySet<string> {
  if (connection === undefined || connection === 'keep-alive') return none;
  const named = connection.split(',').map((part) => part.trim().toLowerCase());
  return new Set(named.filter((part) => part !== '' && !droppedHeaders.has(part)));
}
