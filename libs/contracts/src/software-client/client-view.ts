import { bindingOf } from '@alveole/domain';
import type { ClientBinding, Scope } from '@alveole/domain';
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
  readonly binding: ClientBinding;
  /** The shop’s name, or the funder’s id; undefined for software of the programme. */
  readonly boundTo: string | undefined;
  readonly isRevoked: boolean;
  readonly secrets: readonly SecretView[];
  readonly lastCallAt: string | undefined;
  /** Days with calls, newest first. */
  readonly callsByDay: readonly { readonly day: string; readonly calls: number }[];
  readonly history: readonly { readonly at: string; readonly by: string; readonly act: string }[];
}

export function clientOf(client: WireClient): ClientView {
  const { client_id: clientId, row_hash: rowHash, name, reason, scopes, history } = client;
  const { entity_id: entityId, entity_name: entityName, funder_id: funderId } = client;
  return {
    clientId,
    rowHash,
    name,
    reason,
    scopes,
    history,
    binding: bindingOf({ entityId, funderId }),
    boundTo: entityName ?? entityId ?? funderId,
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
}

/** The body that gives software access; `newClientOf` reads it again. */
export function newClientBody({
  entityId,
  funderId,
  scopes,
  ...same
}: NewClientRequest): RouteInput<Routes['createClient']>['body'] {
  return withoutAbsent({ ...same, scopes: [...scopes], entity_id: entityId, funder_id: funderId });
}

export function newClientOf({
  entity_id: entityId,
  funder_id: funderId,
  ...same
}: RouteRequest<Routes['createClient']>['body']): NewClientRequest {
  return { ...same, entityId, funderId };
}

/** A client whose secret is told this once. */
export interface ShownSecret {
  readonly client: ClientView;
  readonly text: string;
}

export function shownSecretOf({ client, client_secret: text }: RouteResult<Routes['createClient']>): ShownSecret {
  return { client: clientOf(client), text };
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
