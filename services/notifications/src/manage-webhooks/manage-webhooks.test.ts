import { events } from '@alveole/contracts';
import { RepairStatus } from '@alveole/domain';
import { fields, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import { sendWebhook } from '../send-webhooks/send-webhooks.ts';
import { administrator, createdWebhook, isSignedWith, openReceiver, paths } from '../webhooks.harness.ts';
import type { Receiver } from '../webhooks.harness.ts';

let notifications: OpenNotifications;
let receiver: Receiver;
beforeAll(async () => {
  [notifications, receiver] = [await openNotifications(), await openReceiver()];
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answerCode = 204;
});
afterAll(() => Promise.all([notifications?.close(), receiver?.close()]));

const admin = () => administrator(notifications);
const created = () => createdWebhook(notifications, receiver.url);
const listed = async (clientId: string) => (await admin().get(`${paths}?client_id=${clientId}`)).body;
const hashOf = async (clientId: string) => ({ last_row_hash: (await listed(clientId))[0].row_hash as string });
const send = (webhookId: string) => sendWebhook(notifications.ports, webhookId);

let serial = 0;
async function openFile(): Promise<string> {
  const repair_id = `file-${(serial += 1)}`;
  const repair = {
    repair_id,
    repair_rozo_id: `REP00012_${String(10_000 + serial)}`,
    sequence: 1,
    status: RepairStatus.incomplete,
    gender: 0 as const,
    entity_id: 'shop-1',
    entity_name: 'X',
    consumer_id: 'K7RM4T2X',
    created_at: '2026-03-10T14:00:00Z',
  };
  await notifications.handle(events.repairOpened.create(fields({ repair, actor: { role: 'REP' as const } })));
  return repair_id;
}

describe('a webhook of software', () => {
  it('a webhook is made with a secret that is told once and stored sealed', async () => {
    const { clientId, secret, answer } = await created();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(answer.body.webhook).toMatchObject({ state: 'active', waiting: 0, failing_since_date: null });
    const [webhook] = await listed(clientId);
    expect(webhook.secrets).toEqual([
      { secret_id: expect.any(String), hint: secret.slice(-5, -1), created_date: expect.any(String), ends_date: null },
    ]);
    expect(webhook.history).toMatchObject([{ by: 'LEROY Sophie', act: 'create' }]);
    const stored = JSON.stringify(await notifications.database.collection('webhooks').find({}).toArray());
    expect(stored).not.toContain(secret.slice('whsec_'.length));
  });

  it.each([
    ['types that the scopes do not cover', { types: ['payment.confirmed'] }, 400, 'types-not-offered-for-these-scopes'],
    ['no type', { types: [] }, 400, 'field-missing'],
    ['a type that is none', { types: ['webhook.trial'] }, 400, 'field-invalid'],
    ['an address without TLS', { url: 'http://caisse.exemple.fr/a' }, 400, 'webhook-address-refused'],
    ['a private address', { url: 'https://10.0.0.1/a' }, 400, 'webhook-address-refused'],
    ['the data of a cloud machine', { url: 'https://169.254.169.254/a' }, 400, 'webhook-address-refused'],
    ['a port that is none', { url: 'http://127.0.0.1:99999/a' }, 400, 'webhook-address-refused'],
    ['another scheme', { url: 'file:///etc/passwd' }, 400, 'field-invalid'],
    ['software that is unknown', { client_id: 'nobody' }, 404, 'not-found'],
    ['software that is revoked', { client_id: 'revoked' }, 409, 'client-of-webhook-is-revoked'],
    ['software that shops allow', { client_id: 'of-shops' }, 409, 'software-that-shops-allow-has-no-webhook'],
  ])('is refused with %s', async (_, changes, status, refusal) => {
    const client = { name: 'Caisse', scopes: ['repairs:read' as const], is_for_shops: false, is_revoked: false };
    notifications.clients.set('of-files', client);
    notifications.clients.set('revoked', { ...client, is_revoked: true });
    notifications.clients.set('of-shops', { ...client, is_for_shops: true });
    const wanted = { client_id: 'of-files', url: receiver.url, types: ['repair.opened'], ...changes };
    const answer = await admin().post(paths, wanted);
    expect([answer.status, answer.body.refusal]).toEqual([status, refusal]);
  });

  it('a webhook is not left behind where the access of its software ends while it is made', async () => {
    const client = { name: 'Caisse', scopes: ['repairs:read' as const], is_for_shops: false, is_revoked: false };
    notifications.clients.set('ending', { ...client, is_revoked: true });
    jest.spyOn(notifications.clients, 'get').mockReturnValueOnce(client);
    const wanted = { client_id: 'ending', url: receiver.url, types: ['repair.opened'] };
    const answer = await admin().post(paths, wanted);
    expect([answer.status, answer.body.refusal]).toEqual([409, 'client-of-webhook-is-revoked']);
    expect(await listed('ending')).toEqual([]);
  });

  it('a webhook is one of five at most', async () => {
    const { clientId } = await created();
    const more = { client_id: clientId, url: receiver.url, types: ['repair.opened'] };
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await admin().post(paths, more)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 409]);
  });

  it('a webhook is one of five at most where eight are made at once, and of those that have no place of their own', async () => {
    const { clientId, webhookId } = await created();
    await notifications.database
      .collection('webhooks')
      .updateOne({ _id: webhookId as never }, { $unset: { place: 1 } });
    const more = { client_id: clientId, url: receiver.url, types: ['repair.opened'] };
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin().post(paths, more)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.refusal).toBe('client-has-enough-webhooks');
    await admin().delete(`${paths}/${(await listed(clientId))[2].webhook_id}`);
    expect((await admin().post(paths, more)).status).toBe(200);
  });

  it('a webhook is seen and changed by no operator, by no software and by no other service', async () => {
    const { webhookId, clientId } = await created();
    const version = await hashOf(clientId);
    const callers = [notifications.as('ADM', { permission: 1 }), notifications.asSoftware('programme')];
    for (const caller of callers) {
      const one = `${paths}/${webhookId}`;
      const answers = [
        await caller.get(`${paths}?client_id=${clientId}`),
        await caller.put(one, { ...version, types: ['repair.opened'] }),
        await caller.put(`${one}/pause`, version),
        await caller.put(`${one}/resume`, version),
        await caller.post(`${one}/secrets`, { ...version, overlap_hours: 0 }),
        await caller.delete(one),
        await caller.get(`${one}/calls`),
        await caller.post(`${one}/trials`),
        await caller.post(`${one}/calls/some-id/resend`),
        await caller.post(`${one}/resends`, { since: '2026-01-01T00:00:00Z' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    }
    expect(await listed(clientId)).toHaveLength(1);
  });

  it('a changed webhook tells of other types from then on', async () => {
    const { webhookId, clientId } = await created();
    const body = { ...(await hashOf(clientId)), types: ['payment.confirmed', 'payment.confirmed'] };
    const changed = await admin().put(`${paths}/${webhookId}`, body);
    expect(changed.body.types).toEqual(['payment.confirmed']);
    await openFile();
    expect((await listed(clientId))[0].waiting).toBe(0);
    const stale = await admin().put(`${paths}/${webhookId}`, body);
    expect([stale.status, stale.body.code]).toEqual([409, 'EntityVersionMismatchException']);
  });

  it('calls nobody while it is paused, and what waited once it is resumed', async () => {
    const { webhookId, clientId } = await created();
    const paused = await admin().put(`${paths}/${webhookId}/pause`, await hashOf(clientId));
    await openFile();
    await send(webhookId);
    expect([paused.body.state, receiver.received.length]).toEqual(['paused', 0]);
    const again = await admin().put(`${paths}/${webhookId}/pause`, await hashOf(clientId));
    expect([again.status, again.body.refusal]).toEqual([409, 'webhook-is-not-active']);
    const resumed = await admin().put(`${paths}/${webhookId}/resume`, await hashOf(clientId));
    expect(resumed.body).toMatchObject({ state: 'active', waiting: 1 });
    await send(webhookId);
    expect(receiver.types()).toEqual(['repair.opened']);
    const active = await admin().put(`${paths}/${webhookId}/resume`, await hashOf(clientId));
    expect([active.status, active.body.refusal]).toEqual([409, 'webhook-is-active']);
  });

  it('signs with the new secret and, for the hours that were said, with the former one', async () => {
    const { webhookId, clientId, secret } = await created();
    const renewed = await admin().post(`${paths}/${webhookId}/secrets`, {
      ...(await hashOf(clientId)),
      overlap_hours: 24,
    });
    const next = renewed.body.webhook_secret as string;
    await openFile();
    await send(webhookId);
    expect([secret, next].map((one) => isSignedWith(one, receiver.received[0]!))).toEqual([true, true]);
    notifications.clock.later(24 * 3_600_000);
    await openFile();
    await send(webhookId);
    expect([secret, next].map((one) => isSignedWith(one, receiver.received[1]!))).toEqual([false, true]);
  });

  it('signs with the new secret alone at once where the former one has become known', async () => {
    const { webhookId, clientId, secret } = await created();
    const body = { ...(await hashOf(clientId)), overlap_hours: 0 };
    const renewed = await admin().post(`${paths}/${webhookId}/secrets`, body);
    expect(renewed.body.webhook.secrets).toHaveLength(1);
    await openFile();
    await send(webhookId);
    expect(isSignedWith(secret, receiver.received[0]!)).toBe(false);
    expect(isSignedWith(renewed.body.webhook_secret, receiver.received[0]!)).toBe(true);
  });

  it('a webhook is deleted with its log and what waits', async () => {
    const { webhookId, clientId } = await created();
    await openFile();
    expect((await admin().delete(`${paths}/${webhookId}`)).body).toEqual({ status: 'ok' });
    expect(await listed(clientId)).toEqual([]);
    expect(await notifications.database.collection('webhook_calls').countDocuments({ webhookId })).toBe(0);
    expect((await admin().get(`${paths}/${webhookId}/calls`)).status).toBe(404);
  });
});

describe('a trial', () => {
  it('calls at once and tells what was answered, also of a paused webhook', async () => {
    const { webhookId, clientId, secret } = await created();
    await admin().put(`${paths}/${webhookId}/pause`, await hashOf(clientId));
    const trial = await admin().post(`${paths}/${webhookId}/trials`);
    expect(trial.body).toMatchObject({ type: 'webhook.trial', state: 'delivered', tries: [{ answer_code: 204 }] });
    expect(receiver.received[0]?.body).toMatchObject({ type: 'webhook.trial', data: { webhook_id: webhookId } });
    expect(isSignedWith(secret, receiver.received[0]!)).toBe(true);
  });

  it('that is not taken is tried once, and not sent again', async () => {
    const { webhookId } = await created();
    receiver.answerCode = 500;
    const { body } = await admin().post(`${paths}/${webhookId}/trials`);
    expect(body).toMatchObject({ state: 'abandoned', next_try_date: null, tries: [{ answer_code: 500 }] });
    const again = await admin().post(`${paths}/${webhookId}/calls/${body.call_id}/resend`);
    expect([again.status, again.body.refusal]).toEqual([409, 'webhook-call-is-a-trial']);
    expect((await admin().post(`${paths}/${webhookId}/resends`, { since: '2026-01-01T00:00:00Z' })).body).toEqual({
      calls: 0,
    });
  });
});

describe('the log', () => {
  it('the log of a webhook is read page by page, newest first, and filtered by state and type', async () => {
    const { webhookId } = await created();
    const log = async (query = '') => (await admin().get(`${paths}/${webhookId}/calls${query}`)).body;
    for (let count = 0; count < 3; count += 1) {
      notifications.clock.later(1000);
      await openFile();
    }
    await send(webhookId);
    notifications.clock.later(1000);
    await admin().post(`${paths}/${webhookId}/trials`);
    const whole = await log();
    expect(whole.map(({ type }: { type: string }) => type).slice(1)).toEqual(Array(3).fill('repair.opened'));
    const [, newest] = whole;
    expect(await log(`?created_before=${newest.create_date},${newest.call_id}`)).toEqual(whole.slice(2));
    expect(await log('?state=waiting')).toEqual([]);
    expect(await log('?type=webhook.trial')).toHaveLength(1);
    expect((await admin().get(`${paths}/${webhookId}/calls?state=lost`)).status).toBe(400);
  });

  it('sends one call once more under its id, and all since an instant', async () => {
    const { webhookId } = await created();
    await openFile();
    await send(webhookId);
    notifications.clock.later(1000);
    const since = notifications.clock.now.toISOString();
    await openFile();
    await send(webhookId);
    const [last, first] = (await admin().get(`${paths}/${webhookId}/calls`)).body;
    const one = await admin().post(`${paths}/${webhookId}/calls/${first.call_id}/resend`);
    expect(one.body).toMatchObject({ state: 'waiting', try_count: 0 });
    await send(webhookId);
    const resends = await admin().post(`${paths}/${webhookId}/resends`, { since });
    expect(resends.body).toEqual({ calls: 1 });
    await send(webhookId);
    expect(receiver.received.map(({ body }) => body.id)).toEqual([
      first.message_id,
      last.message_id,
      first.message_id,
      last.message_id,
    ]);
    expect((await admin().post(`${paths}/${webhookId}/calls/nobody/resend`)).status).toBe(404);
  });
});
