import { isLoopbackAddress, loopbackNames } from '@alveole/service-kit';
import type { Request, RequestHandler } from 'express';
import { Router } from 'express';
import { answerRefusal, unknownAddress } from '../answer-refusal.ts';
import { nameArea } from '../observe/observe-requests.ts';
import { createForwarder } from '../forward.ts';

/** An account of the demonstration, as `/dev/accounts` lists it. */
export interface DemoAccount {
  readonly role: string;
  readonly permission: number;
  readonly mail: string;
  readonly password: string;
}

export interface DevelopmentOptions {
  /** Address of the inbox, `…/dev/inbox`. */
  readonly inboxUrl: string;
  readonly accounts: readonly DemoAccount[] | (() => Promise<readonly DemoAccount[]> | readonly DemoAccount[]);
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Whether the door may exist at all. An installation that browsers reach under another name stands behind a proxy,
 * and a proxy that adds no header looks like this machine itself.
 */
export function mayHaveDevelopmentDoor(publicUrl: string): boolean {
  return loopbackNames.has(new URL(publicUrl).hostname);
}

/** `/dev/inbox` and `/dev/accounts` of the one-machine profile. They do not exist for anybody but this machine itself. */
export function createDevelopmentDoor({ inboxUrl, accounts }: DevelopmentOptions): { router: Router; close(): void } {
  const inbox = createForwarder({ target: new URL(inboxUrl).origin, name: 'The inbox', peer: 'inbox' });
  const router = Router();
  router.use(onlyThisMachine);
  router.get('/accounts', async (_request, response) => {
    response.setHeader('cache-control', 'no-store').json(typeof accounts === 'function' ? await accounts() : accounts);
  });
  router.use('/inbox', (request, response, next) => {
    request.url = request.originalUrlBelowBase;
    inbox.handle(request, response, next);
  });
  return { router, close: inbox.close };
}

const onlyThisMachine: RequestHandler = (request, response, next) => {
  nameArea(response, 'dev');
  if (comesFromThisMachine(request)) return next();
  answerRefusal(response, unknownAddress);
};

/**
 * Looks at the socket, never at what a header says of it. A forwarding header means that a proxy on this machine
 * speaks for someone else; a foreign host name means that a page elsewhere was bound to this address, a foreign
 * origin that a page elsewhere asks.
 */
function comesFromThisMachine(request: Request): boolean {
  const { host = '', origin } = request.headers;
  return (
    isLoopbackAddress(request.socket.remoteAddress) &&
    loopbackNames.has(host.replace(/:\d+$/, '').toLowerCase()) &&
    (origin === undefined || origin === `http://${host}`) &&
    forwardingHeaders.every((header) => request.headers[header] === undefined)
  );
}
