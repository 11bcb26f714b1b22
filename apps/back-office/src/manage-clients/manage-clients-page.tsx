import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { ShownSecret } from '@alveole/contracts/software-client';
import { funderNameOf } from '@alveole/domain';
import { Button, EmptyState, ErrorState, Page, PageTitle, Row, Skeleton, Table } from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { clientColumns } from './client-columns.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { bindingText, refusals, texts } from './manage-clients.text.ts';
import { NewClientDialog } from './new-client-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
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
      {clients.isPending ? <Skeleton label={texts.loading} shape="row" count={3} /> : null}
      {clients.isError ? (
        <ErrorState
          message={frenchMessage(clients.error, refusals)}
          requestId={isAppError(clients.error) ? clients.error.requestId : undefined}
          onRetry={() => void clients.refetch()}
          isRetrying={clients.isRefetching}
        />
      ) : null}
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
            setSecret(await create(request));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {managed && secret === undefined ? (
        <ClientDialog
          client={managed}
          boundTo={bindingText(managed, nameOfFunder)}
          onAddSecret={async () => setSecret(await addSecret(managed))}
          onRevokeSecret={(secretId) => revokeSecret(managed, secretId)}
          onRevoke={() => revoke(managed)}
          onClose={() => setManagedId(undefined)}
        />
      ) : null}
      {secret ? <SecretDialog secret={secret} onClose={() => setSecret(undefined)} /> : null}
    </Page>
  );
}
