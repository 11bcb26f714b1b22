import type { Scope } from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as grantRoutes from './grant-routes.ts';

type Routes = typeof grantRoutes;

/** The page that asks an administrator of a shop, below the address of the installation. */
export const authorizationPage = '/admin/autoriser';

/** What software asks for at the authorization endpoint (RFC 6749, 4.1.1; RFC 7636, 4.3). */
export interface GrantRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly responseType?: string | undefined;
  /** Names with spaces between them; all that the software may have where absent. */
  readonly scope?: string | undefined;
  /** Goes back as it came. */
  readonly state?: string | undefined;
  readonly codeChallenge?: string | undefined;
  readonly codeChallengeMethod?: string | undefined;
}

/** The parameters that name a request; `grantRequestOf` reads them again. */
export function grantRequestBody(request: GrantRequest): RouteInput<Routes['createGrant']>['body'] {
  const { clientId, redirectUri, responseType, scope, state, codeChallenge, codeChallengeMethod } = request;
  return withoutAbsent({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: responseType,
    scope,
    state,
    code_challenge: codeChallenge,
    code_challenge_method: codeChallengeMethod,
  });
}

export function grantRequestOf(body: RouteRequest<Routes['createGrant']>['body']): GrantRequest {
  return {
    clientId: body.client_id,
    redirectUri: body.redirect_uri,
    responseType: body.response_type,
    scope: body.scope,
    state: body.state,
    codeChallenge: body.code_challenge,
    codeChallengeMethod: body.code_challenge_method,
  };
}

/** What a person is shown before he allows software to act for his shop. */
export interface GrantQuestion {
  readonly clientName: string;
  readonly reason: string;
  readonly scopes: readonly Scope[];
  /** The request cannot be granted, by its name in RFC 6749, 4.1.2.1. */
  readonly error: RouteResult<Routes['readGrantRequest']>['error'];
  /** Where the browser goes once he refuses, or where `error` stands. */
  readonly refuseUri: string;
}

export function grantQuestionOf(answer: RouteResult<Routes['readGrantRequest']>): GrantQuestion {
  const { client_name: clientName, reason, scopes, error, refuse_uri: refuseUri } = answer;
  return { clientName, reason, scopes, error, refuseUri };
}

/** Where the browser goes on once software is allowed. */
export function returnUriOf({ return_uri: returnUri }: RouteResult<Routes['createGrant']>): string {
  return returnUri;
}

/** Software that may act for a shop. Instants are ISO 8601, UTC. */
export interface GrantView {
  readonly grantId: string;
  readonly clientName: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: string;
  readonly createdBy: string;
  /** Undefined until it was used for the first time. */
  readonly usedAt: string | undefined;
}

export function grantOf(grant: RouteResult<Routes['listGrants']>[number]): GrantView {
  const { grant_id: grantId, client_name: clientName, scopes, created_date: createdAt, created_by: createdBy } = grant;
  return { grantId, clientName, scopes, createdAt, createdBy, usedAt: grant.last_use_date ?? undefined };
}
