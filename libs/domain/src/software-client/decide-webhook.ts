import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { integrationTypesOf, type IntegrationType } from './integration-types.ts';
import type { Scope } from './scopes.ts';

/** Webhooks of one client. */
export const maxWebhooks = 5;

/** `disabled`: nothing was taken for three days, or the receiver is gone; `ended`: with the access of its client, for good. */
export const webhookStates = ['active', 'paused', 'disabled', 'ended'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** `abandoned`: no try is left, or a trial was not taken. */
export const webhookCallStates = ['waiting', 'delivered', 'abandoned'] as const;
export type WebhookCallState = (typeof webhookCallStates)[number];

/** Software as auth knows it now. */
export interface ClientOfWebhook {
  readonly isRevoked: boolean;
  /** Shops allow it: it is bound to none by itself. */
  readonly isForShops: boolean;
  readonly scopes: readonly Scope[];
}

/** Whether a client may have a webhook of these types. How many it may have is held where they are stored. */
export function decideNewWebhook(
  client: ClientOfWebhook,
  types: readonly IntegrationType[],
): Decision<readonly IntegrationType[]> {
  if (client.isForShops) return refuse(noWebhookForShops);
  return decideWebhookTypes(client, types);
}

/** Whether a client may be told of these types: at least one, and none that its scopes do not cover. */
export function decideWebhookTypes(
  { isRevoked, scopes }: ClientOfWebhook,
  types: readonly IntegrationType[],
): Decision<readonly IntegrationType[]> {
  if (isRevoked) return refuse(clientOfWebhookRevoked);
  const offered = integrationTypesOf(scopes);
  if (types.length === 0 || types.some((type) => !offered.includes(type))) return refuse(typesNotOffered);
  return accept([...new Set(types)]);
}

/** Whether calls of a webhook may be held back. */
export function decideWebhookPause(state: WebhookState): Decision<true> {
  return state === 'active' ? accept(true) : refuse(webhookNotActive);
}

/** Whether a webhook that was paused or disabled may call again. */
export function decideWebhookResumption(state: WebhookState): Decision<true> {
  if (state === 'ended') return refuse(webhookEnded);
  return state === 'active' ? refuse(webhookActive) : accept(true);
}

/** Whether a webhook may still call, be tried, and get another secret. */
export function decideWebhookUse(state: WebhookState): Decision<true> {
  return state === 'ended' ? refuse(webhookEnded) : accept(true);
}

const noWebhookForShops: Refusal = {
  code: 'TransitionRefusedException',
  id: 'software-that-shops-allow-has-no-webhook',
  message: 'Software that shops allow has no webhook.',
  explanation: 'Un logiciel que les réparateurs autorisent n’a pas de webhook\u00a0: il n’est rattaché à personne',
};
/** Every place of a client is taken. */
export const enoughWebhooks: Refusal = {
  code: 'TransitionRefusedException',
  id: 'client-has-enough-webhooks',
  message: `A client has ${maxWebhooks} webhooks at most.`,
  explanation: `Ce logiciel a déjà ${maxWebhooks} webhooks\u00a0: supprimez-en un d’abord`,
};
const clientOfWebhookRevoked: Refusal = {
  code: 'TransitionRefusedException',
  id: 'client-of-webhook-is-revoked',
  message: 'The client is revoked.',
  explanation: 'L’accès de ce logiciel est retiré',
};
const typesNotOffered: Refusal = {
  code: 'ValidationException',
  id: 'types-not-offered-for-these-scopes',
  message: 'types (INVALID): At least one, and only those that the scopes of the client cover',
  explanation: 'Choisissez au moins un événement, parmi ceux que les droits du logiciel couvrent',
};
const webhookNotActive: Refusal = {
  code: 'TransitionRefusedException',
  id: 'webhook-is-not-active',
  message: 'The webhook is not active.',
  explanation: 'Ce webhook n’appelle déjà plus',
};
const webhookActive: Refusal = {
  code: 'TransitionRefusedException',
  id: 'webhook-is-active',
  message: 'The webhook is active.',
  explanation: 'Ce webhook appelle déjà',
};
const webhookEnded: Refusal = {
  code: 'TransitionRefusedException',
  id: 'webhook-has-ended',
  message: 'The webhook has ended with the access of its client.',
  explanation: 'Ce webhook a pris fin avec l’accès de son logiciel',
};
/** The address is wrong by its form, or leads where nobody is called. */
export const webhookAddressRefused: Refusal = {
  code: 'ValidationException',
  id: 'webhook-address-refused',
  message: 'url (INVALID): Not an https address of the public network',
  explanation: 'Cette adresse ne convient pas\u00a0: il faut une adresse https, joignable depuis l’internet',
};
/** A call that is stored no more, or that was only a trial. */
export const callNotResendable: Refusal = {
  code: 'TransitionRefusedException',
  id: 'webhook-call-is-a-trial',
  message: 'A trial is not sent again.',
  explanation: 'Un essai ne se renvoie pas\u00a0: faites-en un autre',
};

/** Why a webhook is not made or changed. */
export const webhookRefusals: readonly Refusal[] = [
  noWebhookForShops,
  enoughWebhooks,
  clientOfWebhookRevoked,
  typesNotOffered,
  webhookNotActive,
  webhookActive,
  webhookEnded,
  webhookAddressRefused,
  callNotResendable,
];
