import { acceptedValue, appError, refusalError } from '@alveole/contracts';
import {
  decideClients,
  decideNewWebhook,
  decideWebhookTypes,
  decideWebhookUse,
  enoughWebhooks,
  maxWebhooks,
  webhookAddressRefused,
} from '@alveole/domain';
import type { IntegrationType } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { drawWebhookSecret, newWebhookId } from '../record/webhook.ts';
import type { Webhook, WebhookAct } from '../record/webhook.ts';

export type WebhookPorts = Pick<
  NotificationsPorts,
  'webhooks' | 'webhookCalls' | 'receivers' | 'askClient' | 'sealText' | 'now'
>;

/** A webhook with a secret that nobody is told again. */
export interface WebhookWithSecret {
  readonly webhook: Webhook;
  readonly secretText: string;
}

export interface NewWebhookRequest {
  readonly clientId: string;
  readonly url: string;
  readonly types: readonly IntegrationType[];
}

/** The version of a webhook that somebody read. */
export interface WebhookVersion {
  readonly webhookId: string;
  readonly rowHash: string;
}

/** The webhooks of a client, oldest first. Throws `NotAuthorizedException`. */
export async function listWebhooks(
  { webhooks }: Pick<WebhookPorts, 'webhooks'>,
  clientId: string,
  actor: PersonActor,
): Promise<Webhook[]> {
  acceptedValue(decideClients(actor));
  return webhooks.ofClient(clientId);
}

/**
 * Lets software be told of events, bound as it is itself. Throws `NotAuthorizedException`, `NotFoundException` for an
 * unknown client, `TransitionRefusedException`, `ValidationException` for types that its scopes do not cover and for an
 * address that is not called.
 */
export async function createWebhook(
  ports: WebhookPorts,
  { clientId, url, types }: NewWebhookRequest,
  actor: PersonActor,
): Promise<WebhookWithSecret> {
  acceptedValue(decideClients(actor));
  const client = await ports.askClient(clientId);
  const decidedTypes = acceptedValue(decideNewWebhook(client, types));
  if (!(await ports.receivers.accepts(url))) throw refusalError(webhookAddressRefused);
  const act = actOf(ports, actor, 'create');
  const { text, stored } = drawWebhookSecret(ports.sealText, act.at);
  const { name: clientName, entityId, funderId } = client;
  const ofRequest = { clientId, clientName, entityId, funderId, url, types: decidedTypes, secrets: [stored] };
  const fields = { ...ofRequest, webhookId: newWebhookId(), createdAt: act.at, history: [act] };
  const webhook = await ports.webhooks.insert(fields, maxWebhooks);
  if (!webhook) throw refusalError(enoughWebhooks);
  await requireLiveClient(ports, webhook);
  return { webhook, secretText: text };
}

/** An end that was heard before the webhook was stored has not ended it, but auth knows it by now. */
async function requireLiveClient(ports: WebhookPorts, { webhookId, clientId, types }: Webhook): Promise<void> {
  const decision = decideWebhookTypes(await ports.askClient(clientId), types);
  if (!decision.ok) await removeWebhook(ports, webhookId);
  acceptedValue(decision);
}

/** Removes a webhook with its log and what waits. */
export async function removeWebhook(
  { webhooks, webhookCalls }: Pick<WebhookPorts, 'webhooks' | 'webhookCalls'>,
  webhookId: string,
): Promise<void> {
  await webhooks.remove(webhookId);
  await webhookCalls.removeOf(webhookId);
}

/** Changes of which events a webhook tells. Throws as `createWebhook`, and `EntityVersionMismatchException`. */
export async function changeWebhook(
  ports: WebhookPorts,
  version: WebhookVersion,
  types: readonly IntegrationType[],
  actor: PersonActor,
): Promise<Webhook> {
  const webhook = await readVersion(ports, version, actor);
  acceptedValue(decideWebhookUse(webhook.state));
  const decidedTypes = acceptedValue(decideWebhookTypes(await ports.askClient(webhook.clientId), types));
  return (
    (await ports.webhooks.change(webhook, { types: decidedTypes }, actOf(ports, actor, 'change'))) ?? refuseStale()
  );
}

const hourMs = 3_600_000;

/**
 * Gives a webhook a secret that signs from now on; the newest of the former ones signs as well for some hours more, none
 * where that is zero. Throws as `pauseWebhook`.
 */
export async function createWebhookSecret(
  ports: WebhookPorts,
  version: WebhookVersion,
  overlapHours: number,
  actor: PersonActor,
): Promise<WebhookWithSecret> {
  const webhook = await readVersion(ports, version, actor);
  acceptedValue(decideWebhookUse(webhook.state));
  const act = actOf(ports, actor, 'renew-secret');
  const endsAt = new Date(act.at.getTime() + overlapHours * hourMs);
  const former = overlapHours === 0 ? [] : webhook.secrets.slice(-1).map((secret) => ({ ...secret, endsAt }));
  const { text, stored } = drawWebhookSecret(ports.sealText, act.at);
  const changed = await ports.webhooks.change(webhook, { secrets: [...former, stored] }, act);
  return { webhook: changed ?? refuseStale(), secretText: text };
}

/** A webhook, for who may see it. Throws `NotAuthorizedException`, `NotFoundException`. */
export async function readWebhook(
  { webhooks }: Pick<WebhookPorts, 'webhooks'>,
  webhookId: string,
  actor: PersonActor,
): Promise<Webhook> {
  acceptedValue(decideClients(actor));
  const webhook = await webhooks.find(webhookId);
  if (!webhook) throw appError('NotFoundException', 'Unknown webhook.');
  return webhook;
}

/** A webhook in the version that was read. Throws as `readWebhook`, and `EntityVersionMismatchException`. */
export async function readVersion(
  ports: WebhookPorts,
  { webhookId, rowHash }: WebhookVersion,
  actor: PersonActor,
): Promise<Webhook> {
  const webhook = await readWebhook(ports, webhookId, actor);
  return webhook.rowHash === rowHash ? webhook : refuseStale();
}

/** @throws AppError `EntityVersionMismatchException` */
export function refuseStale(): never {
  throw appError('EntityVersionMismatchException', 'The webhook has changed meanwhile.');
}

/** An act of this person, now. */
export function actOf(
  { now }: Pick<WebhookPorts, 'now'>,
  { userName }: PersonActor,
  act: WebhookAct['act'],
): WebhookAct {
  return { at: now(), byName: userName, act };
}
