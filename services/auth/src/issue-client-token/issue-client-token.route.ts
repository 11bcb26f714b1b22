import { clientRoutes } from '@alveole/contracts/software-client';
import { implement } from '@alveole/service-kit';
import { issueClientToken } from './issue-client-token.ts';
import type { IssueTokenPorts } from './issue-client-token.ts';

export function issueClientTokenRoute(ports: IssueTokenPorts) {
  return implement(clientRoutes.issueClientToken, async ({ body, basic, ip }) => {
    const { grant_type: grantType, scope, ...form } = body;
    const issued = await issueClientToken(ports, { basic, form, address: ip, grantType, scope });
    return {
      access_token: issued.token,
      token_type: 'Bearer' as const,
      expires_in: issued.lifetime,
      scope: issued.scopes.join(' '),
    };
  });
}
