import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { Logger } from '@alveole/service-kit';
import { fields, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import {
  administrator,
  createdWebhook,
  freshFile,
  hearOfWebhooks,
  openReceiver,
  openedFile as opened,
  paths,
} from '../webhooks.harness.ts';
import type { Receiver } from '../webhooks.harness.ts';
import { endWebhooksOf } from './record-calls.ts';
import { sendWebhook } from './send-webhooks.ts';
import { startWebhooks } from './webhook-schedule.ts';

let notifications: OpenNotifications;
let receiver: Receiver;
beforeAll(async () => {
  [notifications, receiver] = [await openNotifications(), await openReceiver()];
});
beforeEach(() => {
  receiver.received.length = 0;
});
afterAll(() => Promise.all([notifications?.close(), receiver?.close()]));

const hear = (event: EventEnvelope) => hearOfWebhooks(notifications, event);
const send = (webhookId: string) => sendWebhook(notifications.ports, webhookId);
const webhookNow = (webhookId: string) => notifications.ports.webhooks.find(webhookId);
async function statesOf(webhookId: string): Promise<string[]> {
  const { body } = await administrator(notifications).get(`${paths}/${webhookId}/calls`);
  return (body as { type: string; state: string }[]).map(({ type, state }) => `${type} ${state}`);
}

describe('the end of the access of software', () => {
  it('the end of a client ends its webhooks: secrets are forgotten, and nothing is told or tried any more', async () => {
    const { webhookId, clientId } = await createdWebhook(notifications, receiver.url);
    await hear(opened(freshFile()));
    await notifications.handle(
      events.sessionsEnded.create({ ...fields({ may_sign_in: false }), aggregate_id: clientId }),
    );
    expect(await webhookNow(webhookId)).toMatchObject({ state: 'ended', secrets: [] });
    await hear(opened(freshFile()));
    await send(webhookId);
    expect(receiver.received).toEqual([]);
    expect(await statesOf(webhookId)).toEqual(['repair.opened abandoned']);
    expect((await administrator(notifications).post(`${paths}/${webhookId}/trials`)).status).toBe(409);
  });

  it('abandons a call that a replica stored after the end, which it had not heard of yet', async () => {
    const { webhookId, clientId } = await createdWebhook(notifications, receiver.url);
    await hear(opened(freshFile()));
    const [call] = await notifications.ports.webhookCalls.due(webhookId, notifications.clock.now, 1);
    await endWebhooksOf(notifications.ports, clientId);
    await notifications.ports.webhookCalls.add({ ...call!, callId: `${call!.callId}-late` });
    expect((await statesOf(webhookId)).sort()).toEqual(['repair.opened abandoned', 'repair.opened waiting']);
    const logger = { warn: jest.fn() };
    await startWebhooks(notifications.ports, logger as unknown as Logger).stop();
    expect(await statesOf(webhookId)).toEqual(['repair.opened abandoned', 'repair.opened abandoned']);
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('the end of a client is not the end of a session of a person, and is noted once', async () => {
    const { webhookId, clientId } = await createdWebhook(notifications, receiver.url);
    await notifications.handle(
      events.sessionsEnded.create({ ...fields({ may_sign_in: true }), aggregate_id: clientId }),
    );
    expect((await webhookNow(webhookId))?.state).toBe('active');
    await endWebhooksOf(notifications.ports, clientId);
    await endWebhooksOf(notifications.ports, clientId);
    expect((await webhookNow(webhookId))?.history.map(({ act }) => act)).toEqual(['create', 'end']);
  });
});
