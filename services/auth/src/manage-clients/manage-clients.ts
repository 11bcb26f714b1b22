import { acceptedValue, appError } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { NewClientRequest } from '@alveole/contracts/software-client';
import {
  decideClientRevocation,
  decideClients,
  decideClientScopes,
  decideNewSecret,
  decideSecretRevocation,
  kindOf,
} from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';
import type { AccountChange } from '../record/account.ts';
import { accessEnded } from '../record/client-events.ts';
import { changedMeanwhile } from '../record/refusals.ts';
import { clientStandingOf, drawSecret } from '../record/software-client.ts';
import type { ClientFields } from '../store/client-store.ts';
import type { BoundShop, SoftwareClient } from '../record/software-client.ts';

export type ClientPorts = Pick<AuthPorts, 'clients' | 'clientUses' | 'askEntity' | 'askFunders' | 'newId' | 'now'>;

/** A client with a secret that nobody is told again; undefined where shops allow it. */
export interface CreatedClient {
  readonly client: SoftwareClient;
  readonly secretText: string | undefined;
}

export interface ClientWithSecret extends CreatedClient {
  readonly secretText: string;
}

/** All software with access. Throws `NotAuthorizedException`. */
export function listClients({ clients }: Pick<ClientPorts, 'clients'>, actor: PersonActor): Promise<SoftwareClient[]> {
  acceptedValue(decideClients(actor));
  return clients.list();
}

/** A client as another service asks for it. Throws `NotFoundException`. */
export async function readClientStanding(
  { clients }: Pick<ClientPorts, 'clients'>,
  clientId: string,
): Promise<SoftwareClient> {
  const client = await clients.find(clientId);
  if (!client) throw appError('NotFoundException', 'Unknown client.');
  return client;
}

/**
 * Gives software access, bound to the shop or the funder that is named. Throws `NotAuthorizedException`,
 * `ValidationException` for scopes that the binding does not offer, `EntityNotFoundException`, `NotFoundException` for a
 * funder that no version of the campaign names.
 */
export async function createClient(
  ports: ClientPorts,
  request: NewClientRequest,
  actor: PersonActor,
): Promise<CreatedClient> {
  acceptedValue(decideClients(actor));
  const { name, reason, entityId, funderId, redirectUris } = request;
  if ([entityId, funderId, redirectUris].filter((bound) => bound !== undefined).length > 1)
    throw appError('ValidationException', 'funder_id (INVALID): A client is bound to one thing');
  const scopes = acceptedValue(decideClientScopes(kindOf(request), request.scopes));
  const shop = entityId === undefined ? undefined : await shopOf(ports, entityId);
  if (funderId !== undefined && !(await ports.askFunders()).has(funderId))
    throw appError('NotFoundException', 'The campaign has no such funder.');
  const act = actOf(ports, actor, 'create');
  const { text, stored } = drawSecret(ports.newId(), act.at);
  const client = await ports.clients.insert({
    clientId: ports.newId(),
    name,
    reason,
    scopes,
    shop,
    funderId,
    redirectUris,
    secrets: redirectUris === undefined ? [stored] : [],
    history: [act],
  });
  return { client, secretText: redirectUris === undefined ? text : undefined };
}

async function shopOf({ askEntity }: ClientPorts, entityId: string): Promise<BoundShop> {
  const entity = await askEntity(entityId);
  if (!entity) throw appError('EntityNotFoundException', 'Unknown establishment.');
  return { entityId, name: entity.commercialname || entity.raison_sociale, gender: entity.gender };
}

/**
 * Gives a client its second secret; the first one stays good. Throws `NotAuthorizedException`, `NotFoundException`,
 * `TransitionRefusedException`, `EntityVersionMismatchException`.
 */
export async function createSecret(
  ports: ClientPorts,
  clientId: string,
  rowHash: string,
  actor: PersonActor,
): Promise<ClientWithSecret> {
  const client = await readVersion(ports, clientId, rowHash, actor);
  acceptedValue(decideNewSecret(clientStandingOf(client)));
  const act = actOf(ports, actor, 'add-secret');
  const { text, stored } = drawSecret(ports.newId(), act.at);
  const written = await ports.clients.change(client, { secrets: [...client.secrets, stored] }, act);
  return { client: written ?? refuseStale(), secretText: text };
}

/**
 * Takes a secret from a client; the tokens that it was given for are refused from now on. Throws `NotAuthorizedException`,
 * `NotFoundException`, `TransitionRefusedException`.
 */
export function revokeSecret(
  ports: ClientPorts,
  clientId: string,
  secretId: string,
  actor: PersonActor,
): Promise<SoftwareClient> {
  return endAccess(ports, clientId, actor, (client, at) => {
    acceptedValue(decideSecretRevocation(clientStandingOf(client), secretId));
    const secrets = client.secrets.filter(({ id }) => id !== secretId);
    return { act: 'revoke-secret', fields: { secrets }, event: accessEnded(client, secretId, at) };
  });
}

/**
 * Ends the access of a client for good: its secrets are forgotten, and its tokens refused from now on. Throws as
 * `revokeSecret`.
 */
export function revokeClient(ports: ClientPorts, clientId: string, actor: PersonActor): Promise<SoftwareClient> {
  return endAccess(ports, clientId, actor, (client, at) => {
    acceptedValue(decideClientRevocation(clientStandingOf(client)));
    return { act: 'revoke', fields: { secrets: [], revokedAt: at }, event: accessEnded(client, clientId, at) };
  });
}

interface AccessEnd {
  readonly act: string;
  readonly fields: ClientFields;
  readonly event: EventEnvelope;
}

/** Writes over whichever version stands: a client that ends its own tokens without pause does not put off its end. */
async function endAccess(
  ports: ClientPorts,
  clientId: string,
  actor: PersonActor,
  endOf: (client: SoftwareClient, at: Date) => AccessEnd,
): Promise<SoftwareClient> {
  for (;;) {
    const client = await readClient(ports, clientId, actor);
    const { act, fields, event } = endOf(client, ports.now());
    const written = await ports.clients.change(client, fields, actOf(ports, actor, act), [event]);
    if (written) return written;
  }
}

function readClient(ports: ClientPorts, clientId: string, actor: PersonActor): Promise<SoftwareClient> {
  acceptedValue(decideClients(actor));
  return readClientStanding(ports, clientId);
}

async function readVersion(ports: ClientPorts, clientId: string, rowHash: string, actor: PersonActor) {
  const client = await readClient(ports, clientId, actor);
  return client.rowHash === rowHash ? client : refuseStale();
}

function refuseStale(): never {
  throw changedMeanwhile();
}

function actOf({ now }: Pick<ClientPorts, 'now'>, { userId, userName }: PersonActor, act: string): AccountChange {
  return { at: now(), byId: userId, byName: userName, act };
}
