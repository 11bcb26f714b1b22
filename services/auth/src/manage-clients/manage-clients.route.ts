import { clientRoutes, newClientOf } from '@alveole/contracts/software-client';
import type { RouteAnswer } from '@alveole/contracts';
import { eachInWords, implement } from '@alveole/service-kit';
import type { SoftwareClient } from '../record/software-client.ts';
import {
  createClient,
  createSecret,
  listClients,
  readClientStanding,
  revokeClient,
  revokeSecret,
} from './manage-clients.ts';
import type { ClientPorts, ClientWithSecret } from './manage-clients.ts';

type WireClient = RouteAnswer<typeof clientRoutes.revokeClient>;

/** Access of software: listed, given, renewed and revoked by administrators of permission 0. */
export function manageClientsRoutes(ports: ClientPorts) {
  const toWire = (client: SoftwareClient) => clientToWire(ports, client);
  const withSecret = async ({ client, secretText }: ClientWithSecret) => ({
    client: await toWire(client),
    client_secret: secretText,
  });
  return [
    implement(clientRoutes.listClients, async ({ actor }) => {
      const clients = await listClients(ports, actor);
      return eachInWords(await Promise.all(clients.map(toWire)), (client) => client);
    }),
    implement(clientRoutes.createClient, async ({ body, actor }) => {
      const { client, secretText } = await createClient(ports, newClientOf(body), actor);
      return { client: await toWire(client), ...(secretText !== undefined && { client_secret: secretText }) };
    }),
    implement(clientRoutes.createSecret, async ({ params, body, actor }) =>
      withSecret(await createSecret(ports, params.id, body.last_row_hash, actor)),
    ),
    implement(clientRoutes.revokeSecret, async ({ params, actor }) =>
      toWire(await revokeSecret(ports, params.id, params.secret_id, actor)),
    ),
    implement(clientRoutes.revokeClient, async ({ params, actor }) =>
      toWire(await revokeClient(ports, params.id, actor)),
    ),
    implement(clientRoutes.readClientStanding, async ({ params }) => {
      const { name, scopes, shop, funderId, redirectUris, revokedAt } = await readClientStanding(ports, params.id);
      return {
        name,
        scopes: [...scopes],
        ...(shop && { entity_id: shop.entityId }),
        ...(funderId !== undefined && { funder_id: funderId }),
        is_for_shops: redirectUris !== undefined,
        is_revoked: revokedAt !== undefined,
      };
    }),
  ];
}

async function clientToWire({ clientUses }: ClientPorts, client: SoftwareClient): Promise<WireClient> {
  const { clientId, rowHash, name, reason, scopes, shop, funderId, redirectUris, secrets, revokedAt, history } = client;
  const uses = await clientUses.secretUses(secrets.map(({ id }) => id));
  const { lastCallAt, callsByDay } = await clientUses.useOf(clientId);
  return {
    client_id: clientId,
    row_hash: rowHash,
    name,
    reason,
    scopes: [...scopes],
    ...(shop && { entity_id: shop.entityId, entity_name: shop.name }),
    ...(funderId !== undefined && { funder_id: funderId }),
    ...(redirectUris && { redirect_uris: [...redirectUris] }),
    is_revoked: revokedAt !== undefined,
    secrets: secrets.map(({ id, hint, createdAt }) => ({
      secret_id: id,
      hint,
      created_date: createdAt.toISOString(),
      last_use_date: uses.get(id)?.toISOString() ?? null,
    })),
    last_call_date: lastCallAt?.toISOString() ?? null,
    calls_by_day: callsByDay.map((counted) => ({ ...counted })),
    history: history.map(({ at, byName, act }) => ({ at: at.toISOString(), by: byName, act })).reverse(),
  };
}
