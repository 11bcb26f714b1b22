import { sessionRoutes } from '@alveole/contracts/session';
import { implement } from '@alveole/service-kit';
import { signOut } from './sign-out.ts';
import type { SignOutPorts } from './sign-out.ts';

export function signOutRoute(ports: SignOutPorts) {
  return implement(sessionRoutes.signOut, async ({ actor }) => {
    await signOut(ports, actor);
    return { status: 'ok' as const };
  });
}
