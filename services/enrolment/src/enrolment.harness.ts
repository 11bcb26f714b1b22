import { createHash, randomUUID } from 'node:crypto';
import { appError, authRoutes } from '@alveole/contracts';
import { createFakeClient, startHarness } from '@alveole/testing/node';
import type { HarnessCaller } from '@alveole/testing/node';
import { createPorts, modelsOf } from './ports.ts';
import { enrolmentService } from './start.ts';

export type OpenEnrolment = Awaited<ReturnType<typeof openEnrolment>>;

/** Enrolment on a spring morning of 2026, with the clock and auth in the test's hands. */
export async function openEnrolment(env: Readonly<Record<string, string>> = {}) {
  const auth = createAuth();
  const now = new Date('2026-03-02T09:00:00.000Z');
  const harness = await startHarness(enrolmentService, { clients: { auth: auth.client }, now, env });
  const { config, database, store: media, clock } = harness;
  return {
    ...harness,
    /** Accounts by mail, as auth keeps them. */
    accounts: auth.accounts,
    models: modelsOf(database),
    ports: createPorts({ config, database, media, auth: auth.client, now: clock.read }),
    /** The code of the last mail that was asked for. */
    codeFor: (mail: string) =>
      harness.codeIn('registration.code-requested', ({ data }) => (data as { mail: string }).mail === mail),
    /** The events of an establishment, oldest first. */
    async eventsOf(id: string) {
      await harness.drain();
      return harness.published.filter(({ aggregate_id, name }) => aggregate_id === id && name.startsWith('entity.'));
    },
    uploadAs,
  };
}

/** Auth as this service sees it: an account a mail, one per idempotency key. */
function createAuth() {
  const accounts = new Map<string, { key: string; user_id: string }>();
  const client = createFakeClient()
    .on(authRoutes.checkMailAvailability, ({ body }) => ({ available: !accounts.has(body.mail) }))
    .on(authRoutes.openAccount, ({ body }, { idempotencyKey = '' }) => {
      const known = accounts.get(body.mail);
      if (known && known.key !== idempotencyKey)
        throw appError('MailNotAvailableException', 'This mail is already used.');
      const account = known ?? { key: idempotencyKey, user_id: randomUUID() };
      accounts.set(body.mail, account);
      return { access_token: 'access', refresh_token: 'refresh', user_id: account.user_id };
    });
  return { accounts, client };
}

/** Puts a file as a browser does, with a URL from the service. */
async function uploadAs(client: HarnessCaller, prefix: string, extension: 'pdf' | 'png' | 'jpg', bytes: Buffer) {
  const media_url = `${prefix}${randomUUID()}.${extension}`;
  const { body } = await client.get(`/enrolment/mediaputurl?name=${encodeURIComponent(media_url)}`);
  const put = await fetch(body.url, { method: 'PUT', body: new Uint8Array(bytes) });
  if (!put.ok) throw new Error(`The store answered ${put.status}`);
  return { media_url, media_hash: createHash('sha256').update(bytes).digest('hex') };
}
