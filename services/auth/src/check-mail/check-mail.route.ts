import { accountRoutes } from '@alveole/contracts/account';
import { implement } from '@alveole/service-kit';
import { isMailFree } from './check-mail.ts';
import type { CheckMailPorts } from './check-mail.ts';

export function checkMailRoute(ports: CheckMailPorts) {
  return implement(accountRoutes.checkMailAvailability, async ({ body }) => ({
    available: await isMailFree(ports, body.mail),
  }));
}
