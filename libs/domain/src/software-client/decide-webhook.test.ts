import {
  decideNewWebhook,
  decideWebhookPause,
  decideWebhookResumption,
  decideWebhookTypes,
  decideWebhookUse,
  integrationTypes,
  integrationTypesOf,
  isOwnMachineUrl,
  isWebhookUrl,
  retryDelayMs,
  scopeOfIntegrationType,
  scopesOfBinding,
  webhookFailureMs,
  webhookStates,
  type Decision,
  type Scope,
} from '../index.ts';

const outcomeOf = (decision: Decision<unknown>) => (decision.ok ? 'accepted' : decision.refusal.id);
const client = (scopes: Scope[], fields = {}) => ({ isRevoked: false, isForShops: false, scopes, ...fields });

describe('the events that software may be told of', () => {
  it.each([
    [['repairs:read'], ['repair.opened', 'repair.status-changed', 'repair.premium-corrected']],
    [
      ['payments:read'],
      [
        'payment.ordered',
        'payment.confirmed',
        'payment.rejected',
        'payment.returned',
        'recovery.requested',
        'recovery.reminded',
        'recovery.paid',
        'recovery.ended',
      ],
    ],
    [['accounts:read'], ['funds.called']],
    [['statistics:read', 'repairs:write'], []],
  ] as const)('with %j are %j', (scopes, types) => {
    expect(integrationTypesOf(scopes)).toEqual(types);
  });

  it('the event types on offer are all of them for software of the programme, and none of establishments for that of a funder', () => {
    expect(integrationTypesOf(scopesOfBinding.programme)).toEqual(integrationTypes);
    const ofFunder = integrationTypesOf(scopesOfBinding.funder);
    expect(ofFunder.filter((type) => scopeOfIntegrationType[type] === 'establishments:read')).toEqual([]);
  });
});

describe('a webhook', () => {
  it.each([
    ['accepted', client(['repairs:read']), ['repair.opened']],
    ['types-not-offered-for-these-scopes', client(['repairs:read']), ['payment.confirmed']],
    ['types-not-offered-for-these-scopes', client(['repairs:read']), []],
    ['client-of-webhook-is-revoked', client(['repairs:read'], { isRevoked: true }), ['repair.opened']],
    ['software-that-shops-allow-has-no-webhook', client(['repairs:read'], { isForShops: true }), ['repair.opened']],
  ] as const)('is %s for the client %j and the types %j', (expected, owner, types) => {
    expect(outcomeOf(decideNewWebhook(owner, types))).toBe(expected);
  });

  it('the list of event types has each type once', () => {
    const decision = decideWebhookTypes(client(['repairs:read']), ['repair.opened', 'repair.opened']);
    expect(decision).toEqual({ ok: true, value: ['repair.opened'] });
  });

  it.each([
    ['active', 'accepted', 'webhook-is-active', 'accepted'],
    ['paused', 'webhook-is-not-active', 'accepted', 'accepted'],
    ['disabled', 'webhook-is-not-active', 'accepted', 'accepted'],
    ['ended', 'webhook-is-not-active', 'webhook-has-ended', 'webhook-has-ended'],
  ] as const)('that is %s: paused %s, resumed %s, used %s', (state, pause, resumption, use) => {
    expect(outcomeOf(decideWebhookPause(state))).toBe(pause);
    expect(outcomeOf(decideWebhookResumption(state))).toBe(resumption);
    expect(outcomeOf(decideWebhookUse(state))).toBe(use);
  });

  it('a webhook is in one of four states', () => {
    expect(webhookStates).toEqual(['active', 'paused', 'disabled', 'ended']);
  });
});

describe('the address of a webhook', () => {
  it.each([
    'https://caisse.exemple.fr/alveole',
    'https://caisse.exemple.fr',
    'https://caisse.exemple.fr:8443/a?b=c',
    'https://192.0.2.4/a',
  ])('may have the form %s', (url) => {
    expect(isWebhookUrl(url)).toBe(true);
  });

  it.each([
    ['is not encrypted', 'http://caisse.exemple.fr/alveole'],
    ['has a fragment', 'https://caisse.exemple.fr/a#b'],
    ['names somebody before the host', 'https://alveole@voleur.example/a'],
    ['is an address of version 6', 'https://[::1]/a'],
    ['has a blank', 'https://caisse.exemple.fr/a b'],
    ['is a file', 'file:///etc/passwd'],
    ['is longer than 500 signs', `https://caisse.exemple.fr/${'a'.repeat(500)}`],
    ['is nothing', ''],
  ])('is refused where it %s', (_, url) => {
    expect(isWebhookUrl(url)).toBe(false);
  });

  it.each([
    ['http://127.0.0.1:9000/a', true],
    ['http://127.0.0.1.voleur.example:9000/a', false],
    ['http://localhost:9000/a', false],
    ['http://169.254.169.254:80/a', false],
  ])('%s is a program of the own machine: %s', (url, isOwn) => {
    expect(isOwnMachineUrl(url)).toBe(isOwn);
  });
});

describe('the tries of a call', () => {
  const delays = Array.from({ length: 20 }, (_, index) => retryDelayMs(index + 1));
  const pauses = delays.filter((delay) => delay !== undefined);

  it('come later and later, over three days', () => {
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    const hours = pauses.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(webhookFailureMs / 3_600_000);
    expect(hours).toBeLessThan(73);
  });

  it('end', () => {
    expect(delays.at(-1)).toBeUndefined();
  });
});
