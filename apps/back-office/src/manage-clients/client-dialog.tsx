import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { ClientView, SecretView } from '@alveole/contracts/software-client';
import { maxClientSecrets } from '@alveole/domain';
import {
  Button,
  Cluster,
  ConfirmDialog,
  DefinitionList,
  Dialog,
  formatCount,
  formatDate,
  formatDeskTime,
  Notice,
  Stack,
  Table,
  Timeline,
} from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { WebhooksSection } from '../manage-webhooks/webhooks-section.tsx';
import { actTexts, refusals, scopesText, texts } from './manage-clients.text.ts';

export interface ClientDialogProps {
  readonly remote: Pick<RemoteProps, 'api' | 'notify'>;
  readonly client: ClientView;
  readonly boundTo: string;
  readonly onAddSecret: () => Promise<void>;
  readonly onRevokeSecret: (secretId: string) => Promise<void>;
  readonly onRevoke: () => Promise<void>;
  readonly onClose: () => void;
}

/** One software: its secrets, its calls by day, what was done to it, and the end of its access. */
export function ClientDialog(props: ClientDialogProps): ReactNode {
  const { remote, client, boundTo, onAddSecret, onRevokeSecret, onRevoke, onClose } = props;
  const [asked, setAsked] = useState<SecretView | 'client'>();
  const footer = (
    <>
      {client.isRevoked ? null : (
        <Button variant="danger" onPress={() => setAsked('client')}>
          {texts.revoke}
        </Button>
      )}
      <Button onPress={onClose}>{texts.close}</Button>
    </>
  );
  const facts = [
    { label: texts.reason, value: client.reason },
    { label: texts.boundTo, value: boundTo },
    { label: texts.rights, value: scopesText(client.scopes) },
    { label: texts.clientId, value: client.clientId },
    ...(client.redirectUris ? [{ label: texts.redirectUris, value: client.redirectUris.join(', ') }] : []),
  ];
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={client.name} footer={footer}>
      <Stack gap="300">
        <DefinitionList items={facts} layout="rows" />
        {client.redirectUris ? <Notice tone="info">{texts.noSecret}</Notice> : null}
        {client.isRevoked || client.redirectUris ? null : (
          <Secrets client={client} onAdd={onAddSecret} onRevoke={setAsked} />
        )}
        {client.redirectUris ? null : <WebhooksSection remote={remote} client={client} />}
        <CallsByDay client={client} />
        <section aria-label={texts.history}>
          <h3>{texts.history}</h3>
          <Timeline items={client.history.map(historyItem)} />
        </section>
      </Stack>
      {asked === undefined ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={asked === 'client' ? texts.revokeTitle(client.name) : texts.revokeSecretTitle(asked.hint)}
          consequence={asked === 'client' ? texts.revokeConsequence : texts.revokeSecretConsequence}
          confirmLabel={asked === 'client' ? texts.revoke : texts.revokeSecret}
          tone="danger"
          onConfirm={() => (asked === 'client' ? onRevoke() : onRevokeSecret(asked.secretId))}
          describeError={(error) => frenchMessage(error, refusals)}
        />
      )}
    </Dialog>
  );
}

interface SecretsProps {
  readonly client: ClientView;
  readonly onAdd: () => Promise<void>;
  readonly onRevoke: (secret: SecretView) => void;
}

function Secrets({ client: { secrets }, onAdd, onRevoke }: SecretsProps): ReactNode {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const add = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await onAdd();
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
    } finally {
      setPending(false);
    }
  };
  return (
    <section aria-label={texts.secrets}>
      <Stack gap="100">
        <h3>{texts.secrets}</h3>
        {secrets.map((secret) => (
          <Stack key={secret.secretId} gap="100">
            <strong>{texts.secretName(secret.hint)}</strong>
            <DefinitionList
              layout="columns"
              items={[
                { label: texts.created, value: formatDeskTime(secret.createdAt) },
                { label: texts.lastUse, value: secret.usedAt ? formatDeskTime(secret.usedAt) : texts.never },
              ]}
            />
            {secrets.length > 1 ? (
              <Cluster>
                <Button
                  size="s"
                  variant="danger"
                  onPress={() => onRevoke(secret)}
                  aria-label={`${texts.revokeSecret}\u00a0: ${secret.hint}`}
                >
                  {texts.revokeSecret}
                </Button>
              </Cluster>
            ) : null}
          </Stack>
        ))}
        {secrets.length < maxClientSecrets ? (
          <Stack gap="100">
            <p>{texts.addSecretHint}</p>
            <Cluster>
              <Button icon="plus" isPending={isPending} onPress={() => void add()}>
                {texts.addSecret}
              </Button>
            </Cluster>
          </Stack>
        ) : null}
        <div role="alert">{failure ? <Notice tone="danger">{failure}</Notice> : null}</div>
      </Stack>
    </section>
  );
}

function CallsByDay({ client: { callsByDay } }: { readonly client: ClientView }): ReactNode {
  return (
    <section aria-label={texts.callsTitle}>
      <h3>{texts.callsTitle}</h3>
      {callsByDay.length === 0 ? (
        <p>{texts.noCalls}</p>
      ) : (
        <Table
          label={texts.callsTable}
          columns={[
            { id: 'day', header: texts.day, isRowHeader: true, cell: ({ day }) => formatDate(day) },
            { id: 'calls', header: texts.calls, align: 'end', cell: ({ calls }) => formatCount(calls) },
          ]}
          rows={callsByDay}
          rowKey={({ day }) => day}
        />
      )}
    </section>
  );
}

const historyItem = ({ at, by, act }: ClientView['history'][number]) => ({
  id: `${at} ${act}`,
  when: formatDeskTime(at),
  instant: at,
  title: actTexts[act] ?? act,
  detail: by,
});
