import type { RemoteProps } from '@alveole/contracts';
import type { ShownSecret } from '@alveole/contracts/software-client';
import { funderNameOf } from '@alveole/domain';
import { Button, EmptyState, Page, PageTitle, Row, Table } from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { QueryState } from '../browse/query-state.tsx';
import { clientColumns } from './client-columns.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { bindingText, refusals, texts } from './manage-clients.text.ts';
import { NewClientDialog } from './new-client-dialog.tsx';
import { SecretDialog } from '../manage-webhooks/secret-dialog.tsx';
import { useClients } from './use-clients.ts';

/** Software that calls in its own name: given access, renewed and revoked by an administrator. */
export function ManageClientsPage(remote: RemoteProps): ReactNode {
  const { campaign } = remote.config;
  const { clients, create, addSecret, revokeSecret, revoke } = useClients(remote);
  const [isAdding, setAdding] = useState(false);
  const [managedId, setManagedId] = useState<string>();
  const [secret, setSecret] = useState<ShownSecret>();
  const nameOfFunder = useMemo(() => (id: string) => funderNameOf(campaign, id), [campaign]);
  const columns = useMemo(
    () => clientColumns({ nameOfFunder, manage: ({ clientId }) => setManagedId(clientId) }),
    [nameOfFunder],
  );
  const managed = clients.data?.find(({ clientId }) => clientId === managedId);
  return (
    <Page>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <QueryState query={clients} label={texts.loading} count={3} refusals={refusals} />
      {clients.data ? (
        <>
          <Row>
            <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
              {texts.add}
            </Button>
          </Row>
          <Table
            label={texts.table}
            columns={columns}
            rows={clients.data}
            rowKey={({ clientId }) => clientId}
            empty={<EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>}
          />
        </>
      ) : null}
      {isAdding ? (
        <NewClientDialog
          api={remote.api}
          funders={campaign.funders ?? []}
          onCreate={async (request) => {
            const { client, secret: firstSecret } = await create(request);
            setAdding(false);
            setSecret(firstSecret);
            if (firstSecret === undefined) setManagedId(client.clientId);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {managed && secret === undefined ? (
        <ClientDialog
          remote={remote}
          client={managed}
          boundTo={bindingText(managed, nameOfFunder)}
          onAddSecret={async () => setSecret(await addSecret(managed))}
          onRevokeSecret={(secretId) => revokeSecret(managed, secretId)}
          onRevoke={() => revoke(managed)}
          onClose={() => setManagedId(undefined)}
        />
      ) : null}
      {secret ? (
        <SecretDialog
          title={texts.secretTitle(secret.client.name)}
          once={texts.secretOnce}
          facts={[{ label: texts.clientId, value: secret.client.clientId }]}
          label={texts.secret}
          text={secret.text}
          onClose={() => setSecret(undefined)}
        />
      ) : null}
    </Page>
  );
}
