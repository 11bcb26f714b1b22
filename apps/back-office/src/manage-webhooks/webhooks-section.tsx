import type { RemoteProps } from '@alveole/contracts';
import type { ClientView } from '@alveole/contracts/software-client';
import type { ShownWebhookSecret, WebhookView } from '@alveole/contracts/webhook';
import { integrationTypesOf, maxWebhooks } from '@alveole/domain';
import { Button, Cluster, formatCount, Row, Stack, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { QueryState } from '../browse/query-state.tsx';
import { hostOf, refusals, stateBadges, texts } from './manage-webhooks.text.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';

export interface WebhooksSectionProps {
  readonly remote: Pick<RemoteProps, 'api' | 'notify'>;
  readonly client: ClientView;
}

/** Where a client is told of events: each webhook with its state, and the way to one more. */
export function WebhooksSection({ remote, client }: WebhooksSectionProps): ReactNode {
  const acts = useWebhooks(remote, client.clientId);
  const [isAdding, setAdding] = useState(false);
  const [managedId, setManagedId] = useState<string>();
  const [secret, setSecret] = useState<ShownWebhookSecret>();
  const rows = acts.webhooks.data ?? [];
  const types = integrationTypesOf(client.scopes);
  const managed = rows.find(({ webhookId }) => webhookId === managedId);
  const isOffered = !client.isRevoked && types.length > 0 && rows.length < maxWebhooks && acts.webhooks.isSuccess;
  return (
    <section aria-label={texts.section}>
      <Stack gap="100">
        <h3>{texts.section}</h3>
        <p>{texts.lead}</p>
        <QueryState query={acts.webhooks} label={texts.loading} count={1} refusals={refusals} />
        {acts.webhooks.isSuccess && rows.length === 0 ? <p>{texts.none}</p> : null}
        {rows.map((webhook) => (
          <WebhookRow key={webhook.webhookId} webhook={webhook} onManage={() => setManagedId(webhook.webhookId)} />
        ))}
        {isOffered ? (
          <Cluster>
            <Button icon="plus" onPress={() => setAdding(true)}>
              {texts.add}
            </Button>
          </Cluster>
        ) : null}
      </Stack>
      {isAdding ? (
        <WebhookForm
          title={texts.addTitle(client.name)}
          label={texts.add}
          offered={types}
          onSave={async (draft) => {
            setSecret(await acts.create(draft));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {managed ? (
        <WebhookDialog
          remote={remote}
          webhook={managed}
          offered={types}
          acts={acts}
          onSecret={setSecret}
          onClose={() => setManagedId(undefined)}
        />
      ) : null}
      {secret ? (
        <SecretDialog
          title={texts.secretTitle}
          once={texts.secretOnce}
          facts={[{ label: texts.url, value: secret.webhook.url }]}
          label={texts.secret}
          text={secret.text}
          onClose={() => setSecret(undefined)}
        />
      ) : null}
    </section>
  );
}

function WebhookRow({ webhook, onManage }: { readonly webhook: WebhookView; readonly onManage: () => void }) {
  const { tone, label } = stateBadges[webhook.state];
  return (
    <Row>
      <Cluster>
        <strong>{hostOf(webhook)}</strong>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        {webhook.waiting > 0 ? <span>{`${formatCount(webhook.waiting)} en attente`}</span> : null}
      </Cluster>
      <Button size="s" onPress={onManage} aria-label={`${texts.manage}\u00a0: ${hostOf(webhook)}`}>
        {texts.manage}
      </Button>
    </Row>
  );
}
