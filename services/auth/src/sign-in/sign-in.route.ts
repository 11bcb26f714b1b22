import { sessionRoutes, signInRequestOf } from '@alveole/contracts/session';
import { implement } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';
import { sessionAnswer } from '../wire/session-answer.ts';
import { signIn } from './sign-in.ts';
import type { SignInPorts } from './sign-in.ts';

export function signInRoute(ports: SignInPorts & Pick<AuthPorts, 'devices'>) {
  return implement(sessionRoutes.signIn, async ({ body, ip: address, cookies }) => {
    const request = signInRequestOf(body);
    const device = ports.devices.idOf(cookies);
    const session = await signIn(ports, request, { address, device });
    ports.devices.keep(cookies, device, !request.remember);
    return sessionAnswer(session);
  });
}
