import { retryDelayMs, webhookFailureMs } from '@alveole/domain';
import type { AlertPorts } from '../alert-administrators/alert-administrators.ts';
import type { NotificationsPorts } from '../ports.ts';
import { isTaken } from '../record/webhook-call.ts';
import type { CallTry, WebhookCall } from '../record/webhook-call.ts';
import type { Webhook } from '../record/webhook.ts';
import type { CallFate } from '../store/webhook-call-store.ts';
import { callReceiver } from './call-webhook.ts';
import type { CallPorts } from './call-webhook.ts';
import { disableWebhook } from './disable-webhook.ts';

export type SendPorts = CallPorts &
  AlertPorts &
  Pick<NotificationsPorts, 'webhooks' | 'webhookCalls' | 'pages'> & {
    /** Counts what became of a try, without whom it was for. */
    readonly countTry?: (outcome: 'taken' | 'refused') => void;
  };

/** Calls of one webhook at a time; one while its receiver takes none. */
const atOnce = 10;
/** Longer than any try: whoever holds a call so long has died. Milliseconds. */
const claimMs = 60_000;
/** Calls behind another one are looked at again no sooner. Milliseconds. */
const leastHoldMs = 1000;

type SendOutcome = 'taken' | 'refused' | 'held back' | 'lost';

/** Makes the calls of a webhook that are due, until none is left or its receiver takes none. */
export async function sendWebhook(ports: SendPorts, webhookId: string): Promise<void> {
  for (;;) {
    const webhook = await ports.webhooks.find(webhookId);
    if (webhook?.state !== 'active') return;
    const due = await ports.webhookCalls.due(webhookId, ports.now(), webhook.failingSince ? 1 : atOnce);
    const outcomes = await Promise.all(firstOfEachSubject(due).map((call) => sendCall(ports, webhook, call)));
    if (!outcomes.some((outcome) => outcome === 'taken' || outcome === 'held back')) return;
  }
}

function firstOfEachSubject(calls: readonly WebhookCall[]): readonly WebhookCall[] {
  const rising = [...calls].sort((a, b) => (a.order < b.order ? -1 : 1));
  return [...new Map(rising.reverse().map((call) => [call.subjectId, call])).values()];
}

/** Makes one call, unless one before it of the same subject still waits: then it waits for that one. */
async function sendCall(ports: SendPorts, webhook: Webhook, call: WebhookCall): Promise<SendOutcome> {
  const { webhookCalls, now } = ports;
  const head = await webhookCalls.headOf(call);
  if (head === undefined) return 'lost';
  if (head.callId !== call.callId) {
    const soonest = now().getTime() + leastHoldMs;
    await webhookCalls.holdBack(head, new Date(Math.max(head.nextAt?.getTime() ?? 0, soonest)));
    return 'held back';
  }
  const until = new Date(now().getTime() + claimMs);
  if (!(await webhookCalls.claim(call, until))) return 'lost';
  const oneTry = await callReceiver(ports, webhook, call);
  return settle(ports, webhook, { call, until, oneTry });
}

interface SentCall {
  readonly call: WebhookCall;
  readonly until: Date;
  readonly oneTry: CallTry;
}

async function settle(ports: SendPorts, webhook: Webhook, { call, until, oneTry }: SentCall): Promise<SendOutcome> {
  const { webhooks, webhookCalls, now } = ports;
  const outcome = isTaken(oneTry) ? 'taken' : 'refused';
  const fate = fateOf(call, outcome, now());
  ports.countTry?.(outcome);
  await webhookCalls.settle(call, until, oneTry, fate);
  if ('state' in fate) await webhookCalls.releaseSubject(call, now());
  if (outcome === 'refused' || webhook.failingSince !== undefined)
    await webhooks.noteOutcome(webhook, outcome === 'taken', oneTry.at);
  if (isGone(oneTry)) await disableWebhook(ports, webhook, 'gone');
  else if (outcome === 'refused' && hasFailedForDays(webhook, oneTry.at))
    await disableWebhook(ports, webhook, 'failing');
  return outcome;
}

function fateOf({ tryCount }: WebhookCall, outcome: 'taken' | 'refused', now: Date): CallFate {
  if (outcome === 'taken') return { state: 'delivered' };
  const delayMs = retryDelayMs(tryCount + 1);
  return delayMs === undefined ? { state: 'abandoned' } : { nextAt: new Date(now.getTime() + delayMs) };
}

/** Standard Webhooks: a receiver that answers 410 is to be called no more. */
const isGone = ({ answerCode }: CallTry): boolean => answerCode === 410;

function hasFailedForDays({ failingSince }: Webhook, at: Date): boolean {
  return failingSince !== undefined && at.getTime() - failingSince.getTime() >= webhookFailureMs;
}
