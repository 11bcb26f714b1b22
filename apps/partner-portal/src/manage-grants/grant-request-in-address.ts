import type { GrantRequest } from '@alveole/contracts/software-client';

/** The request that software sent a browser with; undefined where it names no software or no way back. */
export function grantRequestInAddress(search: string): GrantRequest | undefined {
  const parameters = new URLSearchParams(search);
  const valueOf = (name: string) => parameters.get(name) ?? undefined;
  const [clientId, redirectUri] = [valueOf('client_id'), valueOf('redirect_uri')];
  if (clientId === undefined || redirectUri === undefined) return undefined;
  return {
    clientId,
    redirectUri,
    responseType: valueOf('response_type'),
    scope: valueOf('scope'),
    state: valueOf('state'),
    codeChallenge: valueOf('code_challenge'),
    codeChallengeMethod: valueOf('code_challenge_method'),
  };
}
