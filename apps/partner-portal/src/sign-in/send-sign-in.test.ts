import { appError, isAppError } from '@alveole/contracts';
import { sessionRoutes } from '@alveole/contracts/session';
import type { AppError } from '@alveole/contracts';
import { EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { fakeRemoteProps } from '@alveole/testing/browser';
import { sendSignIn } from './send-sign-in.ts';

const tokens = {
  access_token: 'a',
  refresh_token: 'r',
  user_id: 'user-1',
  entity_id: 'entity-1',
  entity_status: EstablishmentStatus.closed,
  entity_gender: EstablishmentKind.bikeShop,
} as const;
const typed = { mail: 'camille@exemple.fr', password: 'Velo2020', remember: false };
const busy = appError('ServiceUnavailableException', 'busy', { retryAfter: 2 });

/** Signs in at a product that answers so, one after the other. */
function send(...answers: readonly (AppError | typeof tokens)[]) {
  const props = fakeRemoteProps({ session: { open: jest.fn() } });
  const left = [...answers];
  props.api.answer(sessionRoutes.signIn, async () => {
    const next = left.shift() ?? busy;
    return isAppError(next) ? Promise.reject(next) : next;
  });
  return { props, outcome: sendSignIn(props, typed, undefined) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a sign-in that a busy product puts off', () => {
  it('is asked for once more, when the product said, and goes through', async () => {
    const { props, outcome } = send(busy, tokens);
    await jest.advanceTimersByTimeAsync(1_900);
    expect(props.api.callsOf(sessionRoutes.signIn)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2_200);
    expect((await outcome).kind).toBe('signed-in');
  });

  it('is told to the person when it is put off again', async () => {
    const { props, outcome } = send(busy, busy, tokens);
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await outcome).kind).toBe('refused');
    expect(props.api.callsOf(sessionRoutes.signIn)).toHaveLength(2);
  });

  it('is no wrong password, which is told at once', async () => {
    const { props, outcome } = send(appError('NotAuthorizedException', 'Wrong email or password.'), tokens);
    expect((await outcome).kind).toBe('refused');
    expect(props.api.callsOf(sessionRoutes.signIn)).toHaveLength(1);
  });
});
