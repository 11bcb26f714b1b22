import { authRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { sessionAnswer } from '../wire/session-answer.ts';
import { signIn } from './sign-in.ts';
import type { SignInPorts } from './sign-in.ts';

export function signInRoute(ports: SignInPorts) {
  return implement(authRoutes.signIn, async ({ body }) => sessionAnswer(await signIn(ports, body.mail, body.password)));
}
