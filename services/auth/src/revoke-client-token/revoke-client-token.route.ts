import { clientRoutes } from '@alveole/contracts/software-client';
import { implement } from '@alveole/service-kit';
import { revokeClientToken } from './revoke-client-token.ts';
import type { RevokeTokenPorts } from './revoke-client-token.ts';

export function revokeClientTokenRoute(ports: RevokeTokenPorts) {
  return implement(clientRoutes.revokeClientToken, async ({ body: { token, ...form }, basic, ip }) => {
    await revokeClientToken(ports, { basic, form, address: ip, token });
    return {};
  });
}
