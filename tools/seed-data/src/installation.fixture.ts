import { hash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startAuthService } from '@alveole/auth';
import type { RouteDefinition } from '@alveole/contracts';
import { mediaRoutes } from '@alveole/contracts/media';
import type { Role } from '@alveole/domain';
import { embeddedEnvironment, startEmbedded } from '@alveole/embedded';
import { startEnrolmentService } from '@alveole/enrolment';
import { createInProcessBus } from '@alveole/messaging';
import { startRefundsService } from '@alveole/refunds';
import { startRepairsService } from '@alveole/repairs';
import { createLogger, drawServiceSecrets } from '@alveole/service-kit';
import type { PersonActor } from '@alveole/service-kit';
import { createMemoryDeadLetters, createTestTokens } from '@alveole/testing/node';
import type { z } from 'zod';
import { openStores } from './demo-stores.ts';

const nobody = 'http://127.0.0.1:1';
const logger = createLogger({ service: 'seed-data', level: 'silent' });

export type Person = Partial<PersonActor> & { readonly role: Role };

export interface Call<R extends RouteDefinition> {
  readonly route: R;
  readonly as?: Person;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Own stores: the databases of the services have fixed names, and their first start is what is tried here. */
export async function startStores(campaign: NodeJS.ProcessEnv = { CAMPAIGN: 'open-ended' }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'alveole-seed-'));
  const embedded = await startEmbedded({ dataDir });
  const env: NodeJS.ProcessEnv = { ...embeddedEnvironment(embedded), ...campaign };
  const opened = openStores(env);
  return {
    env,
    /** The bytes of an accepted document. */
    read: (key: string) => opened.storage.read(key),
    async close() {
      opened.close();
      await embedded.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The services on these stores. They cannot reach one another: what they know of each other's records was seeded. */
export async function startServices(stores: NodeJS.ProcessEnv) {
  const tokens = createTestTokens();
  const env = {
    ...stores,
    PORT: '0',
    AUTH_PRIVATE_KEY: tokens.privateKey,
    AUTH_PUBLIC_KEYS: JSON.stringify(tokens.publicKeys),
    SERVICE_SECRET: randomBytes(32).toString('hex'),
    SEALING_KEY: randomBytes(32).toString('base64'),
    CODE_PEPPER: randomBytes(32).toString('hex'),
    ACCOUNTS_SIGNING_KEY: drawServiceSecrets().ACCOUNTS_SIGNING_KEY,
    AUTH_URL: nobody,
    ENROLMENT_URL: nobody,
    REPAIRS_URL: nobody,
    REFUNDS_URL: nobody,
    NOTIFICATIONS_URL: nobody,
    PUBLIC_URL: nobody,
    DEBTOR_NAME: 'Agence',
    DEBTOR_IBAN: 'FR7630006000011234567890189',
    DEBTOR_BIC: 'AGRIFRPPXXX',
  };
  const bus = createInProcessBus({ logger, deadLetters: createMemoryDeadLetters() });
  const options = { env, bus, logger };
  const [auth, enrolment, repairs, refunds] = await Promise.all([
    startAuthService(options),
    startEnrolmentService(options),
    startRepairsService(options),
    startRefundsService(options),
  ]);
  const urls: Partial<Record<RouteDefinition['service'], string>> = {
    auth: auth.url,
    enrolment: enrolment.url,
    repairs: repairs.url,
    refunds: refunds.url,
  };
  return {
    /** Calls a route of its service; the answer must be what the contract says, nothing more in it. */
    async read<R extends RouteDefinition>({
      route,
      as,
      params = {},
      query = {},
      body,
    }: Call<R>): Promise<z.output<R['responses'][200]>> {
      const path = Object.entries(params).reduce(
        (text, [name, value]) => text.replace(new RegExp(`[:*]${name}`), value),
        route.path as string,
      );
      const ask = () =>
        fetch(`${urls[route.service]}/alveoleapi${path}?${new URLSearchParams(query)}`, {
          method: route.method,
          headers: {
            ...(as === undefined ? {} : { authorization: tokens.bearer(as.role, as) }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      const response = await takenBy(ask);
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${route.method} ${path} answered ${response.status}: ${text}`);
      const answer: unknown = route.contentType === undefined ? JSON.parse(text) : text;
      return route.responses[200].parse(answer) as z.output<R['responses'][200]>;
    },
    async close() {
      await Promise.all([auth, enrolment, repairs, refunds].map((service) => service.close()));
      await bus.close();
    },
  };
}

/** As clients do: what a busy machine refuses is asked again when the answer says so. */
async function takenBy(ask: () => Promise<Response>, tries = 20): Promise<Response> {
  const response = await ask();
  if (response.status !== 503 || tries === 0) return response;
  await pause(Number(response.headers.get('retry-after')) * 1000);
  return takenBy(ask, tries - 1);
}

/** The hash of a stored object, as the wire writes it. */
export async function hashOf(stores: Awaited<ReturnType<typeof startStores>>, name: string): Promise<string> {
  return hash('sha256', (await stores.read(name)) ?? '');
}

/** The four bytes that a stored object begins with, through the address that staff is given. */
export async function beginningOf(services: Awaited<ReturnType<typeof startServices>>, name: string): Promise<string> {
  const { url } = await services.read({ route: mediaRoutes.readMedia, as: { role: 'ADM' }, params: { name } });
  return Buffer.from(await (await fetch(url)).arrayBuffer())
    .subarray(0, 4)
    .toString('latin1');
}
