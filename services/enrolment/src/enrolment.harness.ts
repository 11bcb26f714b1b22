import { requireCampaign } from '@alveole/campaigns';
import { createHash, randomUUID } from 'node:crypto';
import { appError } from '@alveole/contracts';
import { accountRoutes } from '@alveole/contracts/account';
import { repairRoutes } from '@alveole/contracts/repair';
import { staffRoutes } from '@alveole/contracts/staff';
import type { RouteResult } from '@alveole/contracts';
import { createFakeClient, startHarness } from '@alveole/testing/node';
import type { HarnessCaller } from '@alveole/testing/node';
import { createPorts } from './assemble.ts';
import { createTraceServices } from './trace-services.harness.ts';
import { modelsOf } from './store/models.ts';
import { enrolmentService } from './start.ts';

const firstText = { day: '2020-05-11', mark: '00000000' };

export type OpenEnrolment = Awaited<ReturnType<typeof openEnrolment>>;

/** Enrolment on a spring morning of 2026, with the clock and auth in the test's hands. */
export async function openEnrolment(env: Readonly<Record<string, string>> = {}) {
  const auth = createAuth();
  const waitingShops = new Map<string, string[]>();
  const neededPersons = new Set<string>();
  const namedObjects = new Set<string>();
  const repairs = createFakeClient()
    .on(repairRoutes.listWaitingShops, ({ params }) => ({ entity_ids: waitingShops.get(params.consumer_id) ?? [] }))
    .on(repairRoutes.listNeededConsumers, ({ body }) => ({
      consumer_ids: body.consumer_ids.filter((id) => neededPersons.has(id)),
    }))
    .on(repairRoutes.listNamedObjects, ({ body }) => ({ keys: body.keys.filter((key) => namedObjects.has(key)) }));
  const traceServices = createTraceServices({ auth: auth.client, repairs });
  const { notifications, refunds } = traceServices;
  const now = new Date('2026-03-02T09:00:00.000Z');
  const harness = await startHarness(enrolmentService, {
    clients: { auth: auth.client, repairs, notifications, refunds },
    now,
    env: { MASS_RUNS: 'off', ...env },
  });
  const { config, database, store: media, clock } = harness;
  return {
    ...harness,
    /** Accounts by mail, as auth keeps them. */
    accounts: auth.accounts,
    auth: auth.client,
    /** Where repairs knows a file of a beneficiary that waits for his confirmation, by the beneficiary's id. */
    waitingShops,
    repairs,
    /** Beneficiaries and objects that repair files need. */
    neededPersons,
    namedObjects,
    /** What the other services hold of persons. */
    traces: traceServices.traces,
    /** Members of staff who may sign in, by id. */
    staff: auth.staff,
    /** Calls that auth does not answer. */
    unanswered: auth.unanswered,
    /** Happens once, while auth prepares the next account. */
    whilePreparing: auth.whilePreparing,
    /** Addresses that auth keeps for an account, by the establishment that asked. */
    reservedMails: auth.reserved,
    models: modelsOf(database),
    ports: createPorts({
      config,
      database,
      media,
      documents: everyReadable,
      auth: auth.client,
      repairs,
      notifications,
      refunds,
      campaigns: { current: () => requireCampaign(config.CAMPAIGNS_DIR, config.CAMPAIGN) },
      acceptedTexts: () => ({ conditions: [firstText], terms: [firstText] }),
      programmeName: () => 'Alvéole',
      now: clock.read,
    }),
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

/** Documents are looked into by the service itself. */
const everyReadable = { faultOf: async () => undefined };

/** Members of staff as auth knows them. */
const staffOfTheProgramme = [
  ['ann', 'LEROY Ann', 'ADM'],
  ['bob', 'ROUX Bob', 'ADM'],
  ['sam', 'NOEL Sam', 'ALL'],
  ['fay', 'PETIT Fay', 'FUB'],
] as const;

interface KnownAccount {
  readonly entityId: string;
  readonly userId: string;
  /** Nobody signs in with one that is only prepared. */
  readonly isOpen: boolean;
}

/** Auth as this service sees it: an account a mail and an establishment, prepared and then open. */
function createAuth() {
  const accounts = new Map<string, KnownAccount>();
  const unanswered = new Set<string>();
  const reserved = new Map<string, string>();
  const staff = new Map<string, RouteResult<typeof staffRoutes.readStaffMember>>(
    staffOfTheProgramme.map(([user_id, name, role]) => [
      user_id,
      { user_id, description: { name }, role, permission: 0 as const, entity_id: 'plateforme' },
    ]),
  );
  let meanwhile: () => unknown = () => undefined;
  const answer = (name: string) => {
    if (unanswered.has(name)) throw appError('ServiceUnavailableException', 'Auth is away.', { retryAfter: 2 });
  };
  const ofEntity = (entityId: string) => [...accounts].find(([, account]) => account.entityId === entityId);
  const client = createFakeClient()
    .on(accountRoutes.checkMailAvailability, ({ body }) => ({ available: accounts.get(body.mail)?.isOpen !== true }))
    .on(accountRoutes.prepareAccount, async ({ body: { mail, entity_id: entityId } }) => {
      answer('prepareAccount');
      await meanwhile();
      meanwhile = () => undefined;
      const known = accounts.get(mail);
      if (known && known.entityId !== entityId)
        throw appError('MailNotAvailableException', 'This mail is already used.');
      const account = known ?? { entityId, userId: randomUUID(), isOpen: false };
      accounts.set(mail, account);
      return { user_id: account.userId };
    })
    .on(accountRoutes.openAccount, ({ body }) => {
      answer('openAccount');
      const [mail, account] = ofEntity(body.entity_id) ?? [];
      if (!mail || !account) return undefined;
      accounts.set(mail, { ...account, isOpen: true });
      return { access_token: 'access', refresh_token: 'refresh', user_id: account.userId };
    })
    .on(accountRoutes.checkActivation, ({ body: { mail, entity_id } }) => {
      const account = accounts.get(mail);
      return { activated: account?.entityId === entity_id && account.isOpen };
    })
    .on(accountRoutes.reserveMail, ({ body: { entity_id, next_mail } }) => {
      answer('reserveMail');
      const holder = accounts.get(next_mail);
      if (holder && holder.entityId !== entity_id)
        throw appError('MailNotAvailableException', 'This mail is already used.');
      reserved.set(next_mail, entity_id);
      return { status: 'ok' as const };
    })
    .on(accountRoutes.releaseMail, ({ body: { next_mail } }) => {
      reserved.delete(next_mail);
      return { status: 'ok' as const };
    })
    .on(accountRoutes.confirmPassword, ({ body }) => {
      if (body.password !== 'Velo-1234') throw appError('NotAuthorizedException', 'Wrong password.');
      return { status: 'ok' as const };
    })
    .on(staffRoutes.readStaffMember, ({ params: { id } }) => staff.get(id))
    .on(accountRoutes.withdrawAccount, ({ body }) => {
      answer('withdrawAccount');
      const [mail, account] = ofEntity(body.entity_id) ?? [];
      if (mail && !account?.isOpen) accounts.delete(mail);
      return { is_open: account?.isOpen === true };
    });
  const whilePreparing = (work: () => unknown) => {
    meanwhile = work;
  };
  return { accounts, client, unanswered, reserved, staff, whilePreparing };
}

/** Puts a file as a browser does, with a URL from the service. */
async function uploadAs(client: HarnessCaller, prefix: string, extension: 'pdf' | 'png' | 'jpg', bytes: Buffer) {
  const media_url = `${prefix}${randomUUID()}.${extension}`;
  const { body } = await client.get(`/enrolment/mediaputurl?name=${encodeURIComponent(media_url)}`);
  const put = await fetch(body.url, { method: 'PUT', body: new Uint8Array(bytes) });
  if (!put.ok) throw new Error(`The store answered ${put.status}`);
  return { media_url, media_hash: createHash('sha256').update(bytes).digest('hex') };
}
