import { kindOf } from '@alveole/domain';
import type { ClientKind, Scope } from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as clientRoutes from './client-routes.ts';

type Routes = typeof clientRoutes;
type WireClient = RouteResult<Routes['createClient']>['client'];

/** A secret as it is shown: never itself, but its last signs. Instants are ISO 8601, UTC. */
export interface SecretView {
  readonly secretId: string;
  readonly hint: string;
  readonly createdAt: string;
  /** Undefined until it was used for the first time. */
  readonly usedAt: string | undefined;
}

/** Software with access of its own, and what was done to it, newest first. */
export interface ClientView {
  readonly clientId: string;
  readonly rowHash: string;
  readonly name: string;
  readonly reason: string;
  readonly scopes: readonly Scope[];
  readonly kind: ClientKind;
  /** The shop’s name, or the funder’s id; undefined for software of the programme, and of shops that allow it. */
  readonly boundTo: string | undefined;
  /** Where people return who allow it to act for their shop; undefined where nobody is asked. */
  readonly redirectUris: readonly string[] | undefined;
  readonly isRevoked: boolean;
  readonly secrets: readonly SecretView[];
  readonly lastCallAt: string | undefined;
  /** Days with calls, newest first. */
  readonly callsByDay: readonly { readonly day: string; readonly calls: number }[];
  readonly history: readonly { readonly at: string; readonly by: string; readonly act: string }[];
}

export function clientOf(client: WireClient): ClientView {
  const { client_id: clientId, row_hash: rowHash, name, reason, scopes, history } = client;
  const { entity_id: entityId, entity_name: entityName, funder_id: funderId, redirect_uris: redirectUris } = client;
  return {
    clientId,
    rowHash,
    name,
    reason,
    scopes,
    history,
    kind: kindOf({ entityId, funderId, redirectUris }),
    boundTo: entityName ?? entityId ?? funderId,
    redirectUris,
    isRevoked: client.is_revoked,
    secrets: client.secrets.map(({ secret_id: secretId, hint, created_date: createdAt, last_use_date: usedAt }) => ({
      secretId,
      hint,
      createdAt,
      usedAt: usedAt ?? undefined,
    })),
    lastCallAt: client.last_call_date ?? undefined,
    callsByDay: client.calls_by_day,
  };
}

export interface NewClientRequest {
  readonly name: string;
  readonly reason: string;
  readonly scopes: readonly Scope[];
  readonly entityId?: string | undefined;
  readonly funderId?: string | undefined;
  /** Where people return who allow it to act for their shop; it has no secret then. */
  readonly redirectUris?: readonly string[] | undefined;
}

/** The body that gives software access; `newClientOf` reads it again. */
export function newClientBody({
  entityId,
  funderId,
  scopes,
  redirectUris,
  ...same
}: NewClientRequest): RouteInput<Routes['createClient']>['body'] {
  return withoutAbsent({
    ...same,
    scopes: [...scopes],
    entity_id: entityId,
    funder_id: funderId,
    redirect_uris: redirectUris && [...redirectUris],
  });
}

export function newClientOf({
  entity_id: entityId,
  funder_id: funderId,
  redirect_uris: redirectUris,
  ...same
}: RouteRequest<Routes['createClient']>['body']): NewClientRequest {
  return { ...same, entityId, funderId, redirectUris };
}

/** A client whose secret is told this once. */
export interface ShownSecret {
  readonly client: ClientView;
  readonly text: string;
}

export function shownSecretOf({ client, client_secret: text }: RouteResult<Routes['createSecret']>): ShownSecret {
  return { client: clientOf(client), text };
}

/** Software that was given access, with its secret where it has one. */
export interface CreatedClient {
  readonly client: ClientView;
  readonly secret: ShownSecret | undefined;
}

export function createdClientOf(created: RouteResult<Routes['createClient']>): CreatedClient {
  const { client, client_secret: text } = created;
  return {
    client: clientOf(client),
    secret: text === undefined ? undefined : shownSecretOf({ client, client_secret: text }),
  };
}

/** Names a client, in whichever version. */
export function clientParams({ clientId }: ClientView): RouteInput<Routes['revokeClient']> {
  return { params: { id: clientId } };
}

/** Names a client in the version that was read, for an act on it. */
export function clientVersion({ clientId, rowHash }: ClientView): RouteInput<Routes['createSecret']> {
  return { params: { id: clientId }, body: { last_row_hash: rowHash } };
}

/** Names a secret of a client. */
export function clientSecretParams({ clientId }: ClientView, secretId: string): RouteInput<Routes['revokeSecret']> {
  return { params: { id: clientId, secret_id: secretId } };
}
