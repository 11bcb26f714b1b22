import { randomBytes } from 'node:crypto';
import type { ClientOfWebhook, IntegrationType, WebhookState } from '@alveole/domain';

/** A secret that signs, sealed: it is opened for each call, so a hash would not do. */
export interface WebhookSecret {
  readonly id: string;
  readonly sealed: string;
  /** Its last signs, by which people tell one from the other. */
  readonly hint: string;
  readonly createdAt: Date;
  /** When it signs no more; absent of the newest one. */
  readonly endsAt?: Date | undefined;
}

/** An act on a webhook, and by whom. */
export interface WebhookAct {
  readonly at: Date;
  readonly byName: string;
  readonly act: 'create' | 'change' | 'pause' | 'resume' | 'renew-secret' | 'disable' | 'end' | 'resend';
}

/** Where software is told of events. It is bound as its client is: to one shop, to one funder, or to the programme. */
export interface Webhook {
  readonly webhookId: string;
  readonly clientId: string;
  /** As the client was called when the webhook was made. */
  readonly clientName: string;
  readonly entityId?: string | undefined;
  readonly funderId?: string | undefined;
  readonly url: string;
  readonly types: readonly IntegrationType[];
  readonly state: WebhookState;
  /** Two at most; none of one that has ended. */
  readonly secrets: readonly WebhookSecret[];
  /** The first call that was not taken since the last that was. */
  readonly failingSince?: Date | undefined;
  readonly createdAt: Date;
  /** Oldest first. */
  readonly history: readonly WebhookAct[];
  readonly rowHash: string;
}

export type NewWebhook = Omit<Webhook, 'rowHash' | 'state' | 'failingSince'>;

/** Software as auth knows it now. */
export interface ClientStanding extends ClientOfWebhook {
  readonly name: string;
  readonly entityId?: string | undefined;
  readonly funderId?: string | undefined;
}

const idBytes = 9;
const secretBytes = 32;
const hintSigns = 4;

/** Short, for the id of a call is made of it and of an event's. */
export const newWebhookId = (): string => randomBytes(idBytes).toString('base64url');

/** A new secret as Standard Webhooks writes it, with what is stored of it. @param seal encrypts it for the store */
export function drawWebhookSecret(
  seal: (text: string) => string,
  createdAt: Date,
): { readonly text: string; readonly stored: WebhookSecret } {
  const text = `whsec_${randomBytes(secretBytes).toString('base64')}`;
  const stored = { id: newWebhookId(), sealed: seal(text), hint: text.replace(/=+$/, '').slice(-hintSigns), createdAt };
  return { text, stored };
}

/** The secrets that sign at a time. */
export function signingSecrets({ secrets }: Pick<Webhook, 'secrets'>, at: Date): readonly WebhookSecret[] {
  return secrets.filter(({ endsAt }) => endsAt === undefined || endsAt > at);
}
