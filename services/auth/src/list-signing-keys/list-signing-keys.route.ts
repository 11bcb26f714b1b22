import { clientRoutes } from '@alveole/contracts/software-client';
import { implement } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';

export function listSigningKeysRoute({ signingKeys }: Pick<AuthPorts, 'signingKeys'>) {
  const keys = signingKeys.map((key) => ({ ...key, kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }) as const);
  return implement(clientRoutes.listSigningKeys, () => ({ keys: [...keys] }));
}
