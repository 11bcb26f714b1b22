import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { IntegrationType, Scope } from '@alveole/domain';
import { integrationTypesOf, RepairStatus } from '@alveole/domain';
import { fields } from './notifications.harness.ts';
import type { OpenNotifications } from './notifications.harness.ts';

/** A call as a receiver got it. */
export interface ReceivedCall {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: { type: string; id: string; data: Record<string, Record<string, unknown>> };
}

/** Whether a signature of a call was made with this secret: written anew, after Standard Webhooks. */
export function isSignedWith(secret: string, { headers, text }: ReceivedCall): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

/** Somebody's program on this machine, which answers as the test says. */
export async function openReceiver() {
  const received: ReceivedCall[] = [];
  const receiver = {
    received,
    /** Of the answer; 204 unless the test says otherwise. */
    answerCode: 204,
    /** Of the answer to one call. */
    codeOf: undefined as ((call: ReceivedCall) => number) | undefined,
    headers: {} as Record<string, string>,
    url: '',
    types: () => received.map(({ body }) => body.type),
    close: () => new Promise<void>((done) => void (server.closeAllConnections(), server.close(() => done()))),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const call = { headers: request.headers, text, body: JSON.parse(text) as ReceivedCall['body'] };
      received.push(call);
      response.writeHead(receiver.codeOf?.(call) ?? receiver.answerCode, receiver.headers).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alveole`;
  return receiver;
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

export const paths = '/v1/notifications/webhooks';
export const administrator = (notifications: OpenNotifications) =>
  notifications.as('ADM', { permission: 0, userName: 'LEROY Sophie' });

interface Asked {
  readonly scopes?: Scope[];
  readonly entityId?: string;
  readonly funderId?: string;
  readonly types?: readonly IntegrationType[];
}

let serial = 0;

/** A webhook of a client of its own, with the secret that is told once. */
export async function createdWebhook(
  notifications: OpenNotifications,
  url: string,
  { scopes = ['repairs:read', 'payments:read', 'establishments:read'], entityId, funderId, types }: Asked = {},
) {
  const clientId = `client-${(serial += 1)}`;
  notifications.clients.set(clientId, {
    name: 'Caisse du vélo',
    scopes,
    is_for_shops: false,
    is_revoked: false,
    ...(entityId !== undefined && { entity_id: entityId }),
    ...(funderId !== undefined && { funder_id: funderId }),
  });
  const body = { client_id: clientId, url, types: types ?? integrationTypesOf(scopes) };
  const answer = await administrator(notifications).post(paths, body);
  if (answer.status !== 200) throw new Error(answer.text);
  return {
    clientId,
    webhookId: answer.body.webhook.webhook_id as string,
    secret: answer.body.webhook_secret as string,
    answer,
  };
}

let files = 0;
/** The id of a file that no other test has. */
export const freshFile = () => `aaaaaaaa-bbbb-4ccc-8ddd-${String((files += 1)).padStart(12, '0')}`;
const repair = (repair_id: string, status: RepairStatus, more = {}) => ({
  repair_id,
  repair_rozo_id: `REP00012_${repair_id.slice(-5)}`,
  sequence: 1,
  status,
  gender: 0 as const,
  entity_id: 'shop-1',
  entity_name: 'Vélos Dupont',
  consumer_id: 'K7RM4T2X',
  created_at: '2026-03-10T14:00:00Z',
  ...more,
});
const actor = { role: 'REP' as const };
export const openedFile = (id: string, more = {}) =>
  events.repairOpened.create(fields({ repair: repair(id, RepairStatus.incomplete, more), actor }));
export const operatedFile = (id: string, status: RepairStatus, from: RepairStatus) =>
  events.repairOperated.create({
    ...fields({ repair: repair(id, status), operation_codes: ['FAC'], from, actor }),
    sequence: 2,
  });

/** Straight to the consumers of webhooks: the mails of these events are another test's. */
export async function hearOfWebhooks(notifications: OpenNotifications, event: EventEnvelope): Promise<void> {
  const { handlers } = notifications.plan.subscriptions.find(({ queue }) => queue === 'notifications.webhooks') ?? {};
  await (handlers as unknown as Record<string, (heard: EventEnvelope) => Promise<void>>)[event.name]?.(event);
}
