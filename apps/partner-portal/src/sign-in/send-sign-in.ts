import { frenchMessage, politePause } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { sessionRoutes, signedInOf, signInBody } from '@alveole/contracts/session';
import type { ApiCaller, RemoteProps, RouteInput, RouteResult } from '@alveole/contracts';
import { isClosed } from '@alveole/domain';
import { credentials } from '@alveole/validation';
import { registerDevice } from '../manage-devices/register-device.ts';
import { destinationOf } from './destination.ts';
import { signInFailures } from './sign-in.text.ts';

export interface SignInValues {
  readonly mail: string;
  readonly password: string;
  readonly remember: boolean;
}

export type SignInOutcome =
  | { readonly kind: 'faulty'; readonly fields: readonly string[] }
  | { readonly kind: 'refused'; readonly text: string }
  /** `to` is where one arrives; undefined for a role that this product does not know. */
  | { readonly kind: 'signed-in'; readonly to: string | undefined };

/** Checks and sends what was typed, and opens the session. A module of its own: it loads while one types. */
export async function sendSignIn(
  { api, session }: Pick<RemoteProps, 'api' | 'session'>,
  { mail, password, remember }: SignInValues,
  state: unknown,
): Promise<SignInOutcome> {
  const checked = credentials.safeParse({ mail, password });
  if (!checked.success) return { kind: 'faulty', fields: checked.error.issues.map(({ path }) => String(path[0])) };
  try {
    const tokens = await askToSignIn(api, signInBody({ ...checked.data, remember }));
    session.open(tokens, { remember });
    const { role, entityStatus } = signedInOf(tokens);
    if (!isClosed(entityStatus)) registerDevice(api);
    return { kind: 'signed-in', to: role ? destinationOf({ role, entityStatus }, state) : undefined };
  } catch (failure) {
    return { kind: 'refused', text: frenchMessage(failure, signInFailures) };
  }
}

/** A busy product puts a sign-in off before it has looked at it: it is asked once more, when the product said. */
async function askToSignIn(
  api: ApiCaller,
  body: RouteInput<typeof sessionRoutes.signIn>['body'],
): Promise<RouteResult<typeof sessionRoutes.signIn>> {
  try {
    return await api.call(sessionRoutes.signIn, { body });
  } catch (failure) {
    if (!isPutOff(failure)) throw failure;
    await new Promise((resolve) => setTimeout(resolve, politePause(failure)));
    return api.call(sessionRoutes.signIn, { body });
  }
}

const isPutOff = (failure: unknown): boolean =>
  isAppError(failure) && failure.code === 'ServiceUnavailableException' && failure.retryAfter !== undefined;
