import { askedEntityOf } from '@alveole/contracts/media';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { implement } from '@alveole/service-kit';
import { renewRegistration } from './renew-registration.ts';
import type { RenewRegistrationPorts } from './renew-registration.ts';

export function renewRegistrationRoute(ports: RenewRegistrationPorts) {
  return implement(establishmentRoutes.renewRegistration, async ({ body }) => ({
    expires_at: (await renewRegistration(ports, askedEntityOf(body))).toISOString(),
  }));
}
