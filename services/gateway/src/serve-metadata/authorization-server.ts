import type { RouteDefinition } from '@alveole/contracts';
import { authorizationPage, clientRoutes } from '@alveole/contracts/software-client';
import { scopes } from '@alveole/domain';

/** How software finds out where it gets tokens and by which keys they are verified (RFC 8414). @param issuer without a slash at its end */
export function authorizationServer(issuer: string) {
  const addressOf = ({ path }: Pick<RouteDefinition, 'path'>) => `${issuer}/alveoleapi${path}`;
  const ways = ['client_secret_basic', 'client_secret_post'];
  return {
    issuer,
    authorization_endpoint: `${issuer}${authorizationPage}`,
    token_endpoint: addressOf(clientRoutes.issueClientToken),
    token_endpoint_auth_methods_supported: [...ways, 'none'],
    revocation_endpoint: addressOf(clientRoutes.revokeClientToken),
    revocation_endpoint_auth_methods_supported: [...ways, 'none'],
    jwks_uri: addressOf(clientRoutes.listSigningKeys),
    grant_types_supported: ['client_credentials', 'authorization_code', 'refresh_token'],
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    scopes_supported: scopes,
    service_documentation: `${issuer}/alveoleapi/v1/auth/docs`,
  };
}
