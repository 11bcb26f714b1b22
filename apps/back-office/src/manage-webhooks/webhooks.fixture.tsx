import type { RouteResult } from '@alveole/contracts';
import { clientOf } from '@alveole/contracts/software-client';
import { webhookRoutes } from '@alveole/contracts/webhook';
import type { Scope } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { WebhooksSection } from './webhooks-section.tsx';

export const { listWebhooks, createWebhook, changeWebhook, pauseWebhook, resumeWebhook, createWebhookSecret } =
  webhookRoutes;
export const { deleteWebhook, listWebhookCalls, tryWebhook, resendWebhookCall, resendWebhookCalls } = webhookRoutes;
type Webhook = RouteResult<typeof changeWebhook>;
type Call = RouteResult<typeof tryWebhook>;

/** Software as auth tells it. */
export const till = (scopes: Scope[] = ['repairs:read', 'payments:read'], fields = {}) =>
  clientOf({
    client_id: 'c-1',
    row_hash: 'a'.repeat(32),
    name: 'Caisse du vélo',
    reason: 'Tenir la caisse',
    scopes,
    is_revoked: false,
    secrets: [],
    last_call_date: null,
    calls_by_day: [],
    history: [],
    ...fields,
  });
export const webhook: Webhook = {
  webhook_id: 'w-1',
  row_hash: 'b'.repeat(32),
  client_id: 'c-1',
  url: 'https://caisse.exemple.fr/alveole',
  types: ['repair.opened', 'payment.confirmed'],
  state: 'active',
  secrets: [{ secret_id: 's-1', hint: 'x7Qa', created_date: '2026-03-01T09:00:00.000Z', ends_date: null }],
  failing_since_date: null,
  waiting: 0,
  history: [{ at: '2026-03-01T09:00:00.000Z', by: 'Sophie Leroy', act: 'create' }],
};
export const call: Call = {
  call_id: 'w-1-e1-0',
  message_id: 'e1-0',
  type: 'repair.opened',
  subject: 'REP00012_48213',
  state: 'delivered',
  create_date: '2026-03-02T09:00:00.000Z',
  next_try_date: null,
  try_count: 1,
  tries: [{ at: '2026-03-02T09:00:00.000Z', answer_code: 204, duration_ms: 12 }],
};
const refused: Call = {
  ...call,
  call_id: 'w-1-e2-0',
  type: 'payment.confirmed',
  state: 'waiting',
  next_try_date: '2026-03-02T10:00:00.000Z',
  try_count: 2,
  tries: [{ at: '2026-03-02T09:05:00.000Z', answer_code: 500, duration_ms: 8 }],
};
export const secretText = 'whsec_un-secret-de-test';

/** The webhooks of software, as its dialog shows them. */
export function open({ webhooks = [webhook], client = till(), calls = [refused, call] }: Partial<Opened> = {}) {
  const desk = atDesk();
  desk.api
    .answer(listWebhooks, webhooks)
    .answer(createWebhook, { webhook, webhook_secret: secretText })
    .answer(createWebhookSecret, { webhook, webhook_secret: secretText })
    .answer(changeWebhook, webhook)
    .answer(pauseWebhook, { ...webhook, state: 'paused' })
    .answer(resumeWebhook, webhook)
    .answer(deleteWebhook, { status: 'ok' })
    .answer(listWebhookCalls, calls)
    .answer(tryWebhook, { ...call, type: 'webhook.trial' })
    .answer(resendWebhookCall, call)
    .answer(resendWebhookCalls, { calls: 3 });
  return { desk, ...renderScreen(<WebhooksSection remote={desk} client={client} />) };
}

interface Opened {
  readonly webhooks: Webhook[];
  readonly client: ReturnType<typeof till>;
  readonly calls: Call[];
}

/** One webhook, opened. */
export async function managed(fields: Partial<Opened> = {}) {
  const opened = open(fields);
  await opened.user.click(await screen.findByRole('button', { name: 'Gérer\u00a0: caisse.exemple.fr' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook de caisse.exemple.fr' }));
  return { ...opened, dialog };
}
