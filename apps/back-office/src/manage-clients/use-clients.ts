import type { RemoteProps } from '@alveole/contracts';
import {
  clientOf,
  clientParams,
  clientRoutes,
  clientSecretParams,
  clientVersion,
  createdClientOf,
  newClientBody,
  shownSecretOf,
} from '@alveole/contracts/software-client';
import type { ClientView, CreatedClient, NewClientRequest, ShownSecret } from '@alveole/contracts/software-client';
import { useQuery, useQueryClient } from '@alveole/query';
import { texts } from './manage-clients.text.ts';

const queryKey = ['software-clients'];

/** Software with access, and what an administrator does with it. */
export function useClients({ api, notify }: RemoteProps) {
  const cache = useQueryClient();
  const clients = useQuery({
    queryKey,
    retry: false,
    queryFn: async ({ signal }) => (await api.call(clientRoutes.listClients, {}, { signal })).map(clientOf),
  });
  const refreshing = async <Answer>(act: Promise<Answer>): Promise<Answer> => {
    try {
      return await act;
    } finally {
      await cache.invalidateQueries({ queryKey });
    }
  };
  return {
    clients,
    create: async (request: NewClientRequest): Promise<CreatedClient> =>
      createdClientOf(await refreshing(api.call(clientRoutes.createClient, { body: newClientBody(request) }))),
    addSecret: async (client: ClientView): Promise<ShownSecret> =>
      shownSecretOf(await refreshing(api.call(clientRoutes.createSecret, clientVersion(client)))),
    async revokeSecret(client: ClientView, secretId: string): Promise<void> {
      await refreshing(api.call(clientRoutes.revokeSecret, clientSecretParams(client, secretId)));
      notify({ tone: 'success', text: texts.secretRevoked });
    },
    async revoke(client: ClientView): Promise<void> {
      await refreshing(api.call(clientRoutes.revokeClient, clientParams(client)));
      notify({ tone: 'success', text: texts.clientRevoked });
    },
  };
}
