import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import { EstablishmentStatus, RepairStatus } from '@alveole/domain';
import { administrators, entity, fields, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import {
  administrator,
  createdWebhook,
  freshFile,
  hearOfWebhooks,
  isSignedWith,
  openReceiver,
  openedFile as opened,
  operatedFile as operated,
  paths,
} from '../webhooks.harness.ts';
import type { Receiver } from '../webhooks.harness.ts';
import { sendWebhook } from './send-webhooks.ts';

let notifications: OpenNotifications;
let receiver: Receiver;
beforeAll(async () => {
  [notifications, receiver] = [await openNotifications(), await openReceiver()];
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answerCode = 204;
  receiver.codeOf = undefined;
});
afterAll(() => Promise.all([notifications?.close(), receiver?.close()]));

const hear = (event: EventEnvelope) => hearOfWebhooks(notifications, event);
const { incomplete, toReview, validated } = RepairStatus;

const send = (webhookId: string) => sendWebhook(notifications.ports, webhookId);
const logOf = async (webhookId: string) =>
  (await administrator(notifications).get(`${paths}/${webhookId}/calls`)).body as {
    call_id: string;
    type: string;
    state: string;
    try_count: number;
    next_try_date: string | null;
    tries: { answer_code?: number; failure?: string }[];
  }[];
const statesOf = async (webhookId: string) => (await logOf(webhookId)).map(({ type, state }) => `${type} ${state}`);
const webhookNow = (webhookId: string) => notifications.ports.webhooks.find(webhookId);
const minute = 60_000;
/** The clock goes to the next try of what has been waiting longest. */
async function toNextTry(webhookId: string): Promise<void> {
  const waiting = (await logOf(webhookId)).filter(({ state }) => state === 'waiting').at(-1);
  const next = Date.parse(waiting?.next_try_date ?? '');
  if (next > notifications.clock.now.getTime()) notifications.clock.now = new Date(next);
}

describe('a webhook', () => {
  it('a webhook tells its receiver of a file, signed, and notes the answer', async () => {
    const { webhookId, secret } = await createdWebhook(notifications, receiver.url);
    const file = freshFile();
    await hear(opened(file));
    await send(webhookId);
    const [call] = receiver.received;
    expect(call?.body).toMatchObject({ type: 'repair.opened', version: 1, data: { repair: { repair_id: file } } });
    expect(call?.headers['webhook-id']).toBe(call?.body.id);
    expect(isSignedWith(secret, call!)).toBe(true);
    expect(isSignedWith(`whsec_${Buffer.alloc(32).toString('base64')}`, call!)).toBe(false);
    expect(call?.text).not.toMatch(/Dupont|K7RM4T2X/);
    expect(await logOf(webhookId)).toMatchObject([
      { type: 'repair.opened', state: 'delivered', try_count: 1, next_try_date: null, tries: [{ answer_code: 204 }] },
    ]);
  });

  it('a webhook tells of an event once, however often it comes', async () => {
    const { webhookId } = await createdWebhook(notifications, receiver.url);
    const event = opened(freshFile());
    await hear(event);
    await hear(event);
    await send(webhookId);
    await hear(event);
    await send(webhookId);
    expect(receiver.types()).toEqual(['repair.opened']);
  });

  it.each([
    ['another shop', { entityId: 'shop-2' }],
    ['a funder that pays nothing of it', { funderId: 'ville', scopes: ['repairs:read'] as const }],
    ['the programme, of other types', { types: ['payment.confirmed'] as const }],
  ])('does not tell %s of a file', async (_, asked) => {
    const { webhookId } = await createdWebhook(notifications, receiver.url, asked as never);
    await hear(opened(freshFile()));
    expect(await logOf(webhookId)).toEqual([]);
  });

  it('a webhook tells a funder of its own file without shop and number', async () => {
    const { webhookId } = await createdWebhook(notifications, receiver.url, {
      funderId: 'ville',
      scopes: ['repairs:read'],
    });
    await hear(opened(freshFile(), { shares: [{ funder_id: 'ville', cents: 100 }] }));
    await send(webhookId);
    expect(receiver.received[0]?.body.data['repair']).toMatchObject({ shares: [{ funder_id: 'ville', cents: 100 }] });
    expect(receiver.received[0]?.text).not.toMatch(/shop-1|REP00012/);
  });

  it('a webhook tells of each file of a transfer, and of establishments', async () => {
    const { webhookId } = await createdWebhook(notifications, receiver.url);
    const ids = [freshFile(), freshFile()];
    const files = ids.map((_, place) => ({ repair_rozo_id: `REP00012_1000${place}`, cents: 1000 }));
    const transfers = [{ entity_id: 'shop-1', repair_ids: ids, reference: 'ALV-B1-0001', cents: 2000, files }];
    await hear(events.refundExported.create(fields({ refund_id: 'b1', repair_ids: ids, transfers })));
    const shop = { ...entity('a@exemple.fr'), status: EstablishmentStatus.validated };
    await hear(events.entityValidated.create(fields({ entity: shop, actor: { role: 'ADM' as const } })));
    await send(webhookId);
    expect(receiver.types().sort()).toEqual(['establishment.accredited', 'payment.ordered', 'payment.ordered']);
  });
});

describe('a call that its receiver does not take', () => {
  it('holds back those of its file, and no other file', async () => {
    const { webhookId } = await createdWebhook(notifications, receiver.url);
    const [file, other] = [freshFile(), freshFile()];
    receiver.codeOf = ({ body }) => (body.data['repair']?.['repair_id'] === file ? 500 : 204);
    await hear(opened(file));
    await hear(operated(file, toReview, incomplete));
    await hear(opened(other));
    await send(webhookId);
    notifications.clock.later(2000);
    await send(webhookId);
    const messages = receiver.received.map(({ body }) => `${body.type} ${body.data['repair']?.['repair_id'] === file}`);
    expect(messages.sort()).toEqual(['repair.opened false', 'repair.opened true']);
    receiver.codeOf = undefined;
    notifications.clock.later(minute);
    await send(webhookId);
    expect(receiver.types().slice(2)).toEqual(['repair.opened', 'repair.status-changed']);
    expect(new Set(await statesOf(webhookId))).toEqual(
      new Set(['repair.opened delivered', 'repair.status-changed delivered']),
    );
  });

  it('a refused call is tried later and later under one id, and given up after three days, when what stood behind it goes on', async () => {
    const { webhookId } = await createdWebhook(notifications, receiver.url);
    const file = freshFile();
    receiver.codeOf = ({ body }) => (body.type === 'repair.opened' ? 503 : 204);
    await hear(opened(file));
    await hear(operated(file, toReview, incomplete));
    for (let count = 0; count < 10; count += 1) {
      await toNextTry(webhookId);
      await send(webhookId);
      // Another file is taken, so that the webhook as a whole does not fail.
      await hear(operated(freshFile(), validated, toReview));
      await send(webhookId);
    }
    const ofFile = receiver.received.filter(({ body }) => body.data['repair']?.['repair_id'] === file);
    expect(new Set(ofFile.map(({ body }) => body.id)).size).toBe(2);
    expect(ofFile.map(({ body }) => body.type)).toEqual([...Array(10).fill('repair.opened'), 'repair.status-changed']);
    const log = (await administrator(notifications).get(`${paths}/${webhookId}/calls?state=abandoned`)).body;
    expect(log).toMatchObject([{ type: 'repair.opened', try_count: 10, next_try_date: null }]);
    expect((await webhookNow(webhookId))?.state).toBe('active');
  });

  it('a call is tried alone while its receiver takes nothing', async () => {
    const { webhookId } = await createdWebhook(notifications, receiver.url);
    receiver.answerCode = 500;
    await hear(opened(freshFile()));
    await send(webhookId);
    for (let count = 0; count < 5; count += 1) await hear(opened(freshFile()));
    receiver.received.length = 0;
    await send(webhookId);
    expect(receiver.received).toHaveLength(1);
    receiver.answerCode = 204;
    await send(webhookId);
    expect(receiver.received.length).toBeGreaterThanOrEqual(5);
    expect((await webhookNow(webhookId))?.failingSince).toBeUndefined();
  });

  it('disables the webhook after three days, tells every administrator once, and waits until it is resumed', async () => {
    const { webhookId } = await createdWebhook(notifications, receiver.url);
    receiver.answerCode = 500;
    await hear(opened(freshFile()));
    for (let count = 0; count < 10; count += 1) {
      expect((await webhookNow(webhookId))?.state).toBe('active');
      await toNextTry(webhookId);
      await send(webhookId);
    }
    expect((await webhookNow(webhookId))?.state).toBe('disabled');
    const mails = await notifications.inbox.messages('adm-1@exemple.fr');
    expect(mails.filter(({ subject }) => subject === 'Webhook désactivé\u00a0: Caisse du vélo')).toHaveLength(1);
    expect(administrators.length).toBeGreaterThan(1);
    await hear(opened(freshFile()));
    receiver.answerCode = 204;
    receiver.received.length = 0;
    await send(webhookId);
    expect(receiver.received).toEqual([]);
    const { rowHash } = (await webhookNow(webhookId))!;
    const resumed = await administrator(notifications).put(`${paths}/${webhookId}/resume`, { last_row_hash: rowHash });
    expect(resumed.body).toMatchObject({ state: 'active', failing_since_date: null, waiting: 1 });
    await send(webhookId);
    expect(receiver.types()).toEqual(['repair.opened']);
  });
});

describe('a receiver that answers 410', () => {
  it('disables its webhook at once, tells every administrator once, and keeps the call until the webhook is resumed', async () => {
    const { webhookId } = await createdWebhook(notifications, receiver.url);
    receiver.answerCode = 410;
    await hear(opened(freshFile()));
    await hear(opened(freshFile()));
    await send(webhookId);
    expect((await webhookNow(webhookId))?.state).toBe('disabled');
    const mails = await notifications.inbox.messages('adm-1@exemple.fr');
    expect(mails.filter(({ text }) => text.includes('répond qu’elle n’existe plus (410). Elle'))).toHaveLength(1);
    expect(await statesOf(webhookId)).toEqual(['repair.opened waiting', 'repair.opened waiting']);
    receiver.received.length = 0;
    notifications.clock.later(minute);
    await send(webhookId);
    expect(receiver.received).toEqual([]);
  });
});

describe('calls of several processes', () => {
  it('calls of two replicas are made once, each by one of them', async () => {
    const { webhookId } = await createdWebhook(notifications, receiver.url);
    for (let count = 0; count < 12; count += 1) await hear(opened(freshFile()));
    await Promise.all([send(webhookId), send(webhookId), send(webhookId)]);
    await send(webhookId);
    expect(receiver.received).toHaveLength(12);
    expect(new Set(receiver.received.map(({ body }) => body.id)).size).toBe(12);
  });

  it('calls are made by another one where a process died in between', async () => {
    const { webhookId } = await createdWebhook(notifications, receiver.url);
    await hear(opened(freshFile()));
    const { webhookCalls } = notifications.ports;
    const [call] = await webhookCalls.due(webhookId, notifications.clock.now, 1);
    const until = new Date(notifications.clock.now.getTime() + minute);
    expect(await webhookCalls.claim(call!, until)).toBe(true);
    await send(webhookId);
    expect(receiver.received).toEqual([]);
    notifications.clock.later(minute);
    await send(webhookId);
    expect(receiver.received).toHaveLength(1);
  });
});
