import { createFakeClient, startHarness } from '@alveole/testing/node';
import type { FakeClient, HarnessAnswer } from '@alveole/testing/node';
import { authService } from './start.ts';

export const password = 'Velo-1234';

export type AuthHarness = Awaited<ReturnType<typeof startAuthHarness>>;

/** Where a call comes from; this machine, without a cookie, unless told otherwise. */
export interface From {
  readonly address?: string;
  readonly cookie?: string;
}

const headersOf = ({ address, cookie }: From) => ({
  ...(address && { 'x-forwarded-for': address }),
  ...(cookie && { cookie }),
});

/** The cookie that an answer gave, as the browser brings it back. */
export const cookieOf = ({ headers }: HarnessAnswer) => String(headers['set-cookie']).split(';')[0] ?? '';

/**
 * Auth on its harness, with what its people do; enrolment and repairs are away unless a test brings them.
 *
 * @param repairs asked for the funders of the campaign
 * @param establishments asked for the shop that software is bound to, and for those whose people are forgotten
 */
export async function startAuthHarness(
  env: Readonly<Record<string, string>> = {},
  repairs: FakeClient = createFakeClient(),
  establishments?: FakeClient,
) {
  const config = { BCRYPT_COST: 4, BCRYPT_QUEUE: 1000 };
  const harness = await startHarness(authService, {
    config,
    env,
    clients: { repairs, ...(establishments && { enrolment: establishments }) },
  });
  const { visitor } = harness;
  let serial = 0;
  const freshMail = () => `personne-${(serial += 1)}@exemple.fr`;
  const enrolment = harness.asService('enrolment');
  const entityOf = (mail: string) => `entity-${mail.replace(/\W/g, '-')}`;
  const prepareAccount = (mail: string, entity_id = entityOf(mail), typed = password) => {
    const body = { entity_id, mail, password: typed, entity_gender: 0, user_name: 'LEROY Sophie' };
    return enrolment.post('/v1/auth/accounts/prepare', body);
  };
  /** As a registration does: prepared, then opened once its establishment stands. */
  const openAccount = async (mail: string, entity_id = entityOf(mail)) => {
    const prepared = await prepareAccount(mail, entity_id);
    return prepared.status === 200 ? enrolment.post('/v1/auth/accounts/open', { entity_id }) : prepared;
  };
  return {
    ...harness,
    freshMail,
    entityOf,
    prepareAccount,
    openAccount,
    signIn: (mail: string, typed = password, from: From = {}) =>
      visitor.post('/enrolment/signin', { mail, password: typed }, headersOf(from)),
    refresh: (token: string) => harness.bearing(`Bearer ${token}`).get('/enrolment/signin'),
    askCode: (mail: string, from: From = {}) =>
      visitor.get(`/enrolment/initpassword/${encodeURIComponent(mail)}`, headersOf(from)),
    setPassword: (mail: string, newpassword: string, recovery_password: string, from: From = {}) =>
      visitor.post('/enrolment/setpassword', { mail, newpassword, recovery_password }, headersOf(from)),
    /** The digits of the last recovery mail to an address. */
    codeFor: (mail: string) =>
      harness.codeIn('account.recovery-code-requested', ({ data }) => (data as { mail: string }).mail === mail),
    async accountOf(mail = freshMail()): Promise<string> {
      const opened = await openAccount(mail);
      if (opened.status !== 200) throw new Error(`The account was not opened: ${opened.text}`);
      return mail;
    },
  };
}
