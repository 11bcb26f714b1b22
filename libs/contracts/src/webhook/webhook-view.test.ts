import { shownWebhookSecretOf, webhookCallOf, webhookOf, webhookParams, webhookVersion } from './index.ts';

const wireWebhook = {
  webhook_id: 'w1',
  row_hash: 'a'.repeat(32),
  client_id: 'c1',
  url: 'https://caisse.exemple.fr/a',
  types: ['repair.opened' as const],
  state: 'active' as const,
  secrets: [{ secret_id: 's1', hint: 'x7Qa', created_date: '2026-01-02T03:04:05.000Z', ends_date: null }],
  failing_since_date: null,
  waiting: 2,
  history: [],
};

describe('a webhook on the wire', () => {
  it('a webhook is read with secrets that end at no time, and as failing since no time', () => {
    const webhook = webhookOf(wireWebhook);
    expect(webhook).toMatchObject({ webhookId: 'w1', waiting: 2, failingSince: undefined, state: 'active' });
    expect(webhook.secrets).toEqual([
      { secretId: 's1', hint: 'x7Qa', createdAt: '2026-01-02T03:04:05.000Z', endsAt: undefined },
    ]);
  });

  it('an event type is named with and without its version', () => {
    const webhook = webhookOf(wireWebhook);
    expect(webhookParams(webhook)).toEqual({ params: { id: 'w1' } });
    expect(webhookVersion(webhook)).toEqual({ params: { id: 'w1' }, body: { last_row_hash: 'a'.repeat(32) } });
  });

  it('a new webhook is read with the secret that is shown once', () => {
    expect(shownWebhookSecretOf({ webhook: wireWebhook, webhook_secret: 'whsec_x' }).text).toBe('whsec_x');
  });
});

it('reads a call with a try that nobody answered', () => {
  const call = webhookCallOf({
    call_id: 'w1-e1-0',
    message_id: 'e1-0',
    type: 'repair.opened',
    subject: 'REP00012_48213',
    state: 'waiting',
    create_date: '2026-01-02T03:04:05.000Z',
    next_try_date: '2026-01-02T03:04:10.000Z',
    try_count: 1,
    tries: [{ at: '2026-01-02T03:04:05.000Z', failure: 'timeout', duration_ms: 10_000 }],
  });
  expect(call).toMatchObject({ callId: 'w1-e1-0', nextTryAt: '2026-01-02T03:04:10.000Z', tryCount: 1 });
  expect(call.tries[0]).toMatchObject({ failure: 'timeout', answerCode: undefined, durationMs: 10_000 });
});
