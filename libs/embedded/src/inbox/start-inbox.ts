import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmbeddedLogger } from '../embedded-logger.ts';
import { listenHttp } from '../http/listen-http.ts';
import { inboxPage, messagePage, missingPage } from './inbox-page.ts';
import { openMessageStore, type InboxMessage, type MessageStore, type StoredMessage } from './message-store.ts';
import { receiveMail } from './receive-mail.ts';
import { receiveSms } from './receive-sms.ts';

export interface InboxOptions {
  dir: string;
  logger: EmbeddedLogger;
  /** The newest messages that are kept; 5,000 unless told otherwise. */
  maxMessages?: number;
  now?(): Date;
  /** The loopback and free ports unless told otherwise. */
  listen?: { host?: string; httpPort?: number; smtpPort?: number };
}

export interface RunningInbox {
  smtpUrl: string;
  /** `POST` JSON `{to, text}`. */
  smsUrl: string;
  /** `GET`, with `?to=`: JSON, or a page for browsers. */
  inboxUrl: string;
  close(): Promise<void>;
}

/** Where the mails and SMS of a one-machine installation end: received, kept on disk, shown. */
export async function startInbox({
  dir,
  logger,
  maxMessages = 5_000,
  now = () => new Date(),
  listen = {},
}: InboxOptions): Promise<RunningInbox> {
  const store = await openMessageStore({ dir, maxMessages, now });
  const mail = await receiveMail(store, logger, { host: listen.host, port: listen.smtpPort });
  const http = await listenHttp(
    (request, response) => {
      answer(store, request, response).catch((error: unknown) => {
        logger.error({ err: error }, 'the inbox failed to answer');
        if (response.headersSent) response.destroy();
        else sendJson(response, 500, { message: 'Internal error' });
      });
    },
    { host: listen.host, port: listen.httpPort },
  );
  return {
    smtpUrl: mail.smtpUrl,
    smsUrl: `${http.origin}/sms`,
    inboxUrl: `${http.origin}/dev/inbox`,
    close: async () => void (await Promise.all([mail.close(), http.close()])),
  };
}

async function answer(store: MessageStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://inbox');
  if (request.method === 'POST' && url.pathname === '/sms') {
    const { status, body } = await receiveSms(store, request);
    return sendJson(response, status, body);
  }
  const [, id, part] = /^\/dev\/inbox(?:\/([^/]+))?(?:\/(html))?$/.exec(url.pathname) ?? [];
  const known = url.pathname.startsWith('/dev/inbox');
  if (request.method !== 'GET' || !known) return sendJson(response, 404, { message: 'Not found' });
  if (id === undefined) return sendList(store, url.searchParams.get('to') ?? undefined, request, response);
  return sendMessage(store.find(id), part === 'html', response);
}

function sendList(
  store: MessageStore,
  to: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const messages = store.list(to === '' ? undefined : to);
  if (request.headers.accept?.includes('text/html'))
    sendPage(response, 200, (nonce) => inboxPage(messages, { to, nonce }));
  else sendJson(response, 200, messages.map(toWire));
}

function sendMessage(message: StoredMessage | undefined, asHtml: boolean, response: ServerResponse): void {
  if (!message) return sendPage(response, 404, missingPage);
  if (asHtml) return sendMailHtml(response, message.html ?? '');
  sendPage(response, 200, (nonce) => messagePage(message, nonce));
}

const toWire = ({ channel, to, subject, text, html, sent_at }: StoredMessage): InboxMessage => ({
  channel,
  to,
  subject,
  text,
  html,
  sent_at,
});

function sendPage(response: ServerResponse, status: number, render: (nonce: string) => string): void {
  const nonce = randomBytes(16).toString('base64');
  sendHtml(
    response,
    status,
    render(nonce),
    `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
}

/** A mail's own HTML: no script, no network, an origin of its own, even when opened outside the frame. */
function sendMailHtml(response: ServerResponse, html: string): void {
  sendHtml(
    response,
    200,
    html,
    "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
}

function sendHtml(response: ServerResponse, status: number, html: string, policy: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(html);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}
