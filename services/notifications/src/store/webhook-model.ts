import { integrationTypes } from '@alveole/domain';
import type { IntegrationType, WebhookState } from '@alveole/domain';
import { defineSchema, versioned } from '@alveole/persistence';
import type { Database, Plain, Versioned } from '@alveole/persistence';
import type { NewWebhook, Webhook, WebhookAct, WebhookSecret } from '../record/webhook.ts';

export interface StoredWebhook extends Versioned {
  clientId: string;
  /** Among those of its client, from 0; absent of one that an earlier version stored. */
  place?: number;
  clientName: string;
  entityId?: string;
  funderId?: string;
  url: string;
  types: IntegrationType[];
  state: WebhookState;
  secrets: WebhookSecret[];
  failingSince?: Date;
  createdAt: Date;
  history: WebhookAct[];
}

const text = { type: String, required: true };
const instant = { type: Date, required: true };

/** One webhook of a client at each place. */
export const webhookPlaceIndex = 'clientId_place';

const schema = versioned(
  defineSchema<StoredWebhook>(
    {
      clientId: text,
      place: Number,
      clientName: text,
      entityId: String,
      funderId: String,
      url: text,
      types: { type: [{ type: String, enum: integrationTypes }], required: true },
      state: text,
      secrets: [{ _id: false, id: text, sealed: text, hint: text, createdAt: instant, endsAt: Date }],
      failingSince: Date,
      createdAt: instant,
      history: [{ _id: false, at: instant, byName: text, act: text }],
    },
    [
      {
        name: webhookPlaceIndex,
        fields: { clientId: 1, place: 1 },
        unique: true,
        partialFilterExpression: { place: { $exists: true } },
      },
      { name: 'clientId_createdAt', fields: { clientId: 1, createdAt: 1 } },
      { name: 'state', fields: { state: 1 } },
    ],
  ),
);

export const webhookModelOf = (database: Database) => database.model<StoredWebhook>('webhooks', schema);

/** The stored fields of a new webhook, which is active. */
export function webhookFields({ webhookId: _id, entityId, funderId, types, secrets, history, ...same }: NewWebhook) {
  return {
    _id,
    ...same,
    ...(entityId !== undefined && { entityId }),
    ...(funderId !== undefined && { funderId }),
    types: [...types],
    secrets: [...secrets],
    history: [...history],
    state: 'active' as const,
  };
}

export function webhookOf({ _id, failingSince, ...stored }: Plain<StoredWebhook>): Webhook {
  const { clientId, clientName, entityId, funderId, url, types, state, secrets, createdAt, history, rowHash } = stored;
  return {
    webhookId: _id,
    clientId,
    clientName,
    entityId,
    funderId,
    url,
    types,
    state,
    secrets,
    failingSince: failingSince ?? undefined,
    createdAt,
    history,
    rowHash,
  };
}
