import { establishmentRoutes } from '@alveole/contracts/establishment';
import { repairRoutes } from '@alveole/contracts/repair';
import { staffRoutes } from '@alveole/contracts/staff';
import { embeddedEnvironment, startEmbedded } from '@alveole/embedded';
import { everyServiceAt } from '@alveole/gateway';
import { createFileDeadLetters, createInProcessBus, deadLetterFolder } from '@alveole/messaging';
import { connectDatabase } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { refundsService } from '@alveole/refunds';
import { seedRefunds } from '@alveole/refunds/seeding';
import type { SeededRefunds } from '@alveole/refunds/seeding';
import { createLogger, createTokenSigner, drawServiceSecrets } from '@alveole/service-kit';
import type { ServiceClient } from '@alveole/service-kit';
import { assembleService, configOf } from '@alveole/service-kit/service';

const nowhere = 'http://127.0.0.1:9';
const logger = createLogger({ service: 'bench', level: 'warn' });
/** A bench meets no limit of calls a minute, and nothing is refused because the machine is busy. */
const limits = { rateLimits: { scale: 1_000_000 }, loadLimits: { eventLoopDelayMs: 60_000, placesScale: 100 } };

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** One administrator’s calls. */
export type Caller = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => Promise<Answer>;

export interface RefundsAtWork {
  readonly drafter: Caller;
  readonly approver: Caller;
  readonly database: Database;
  readonly url: string;
  /** Signs the heads of the public log (PEM). */
  readonly signingKey: string;
  /** Resolves when what was written is told and followed. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** The refunds service on the database of the one-machine profile, with these files to pay. */
export async function refundsAtWork(dataDir: string, money: SeededRefunds): Promise<RefundsAtWork> {
  const engine = await startEmbedded({ dataDir, mongo: { host: '127.0.0.1', port: 0 }, logger });
  const database = await connectDatabase({ uri: engine.mongoUri, dbName: 'alveole_refunds', logger });
  await seedRefunds(database, money);
  const secrets = drawServiceSecrets();
  const addresses = Object.entries(everyServiceAt(nowhere)).map(([name, url]) => [`${name.toUpperCase()}_URL`, url]);
  const config = configOf(refundsService, {
    ...embeddedEnvironment(engine),
    ...secrets,
    ...Object.fromEntries(addresses),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:8080',
    DEBTOR_NAME: 'Programme',
    DEBTOR_IBAN: 'FR7630006000011234567890189',
    DEBTOR_BIC: 'AGRIFRPP',
  });
  const bus = createInProcessBus({ logger, deadLetters: createFileDeadLetters(deadLetterFolder(dataDir)) });
  const parts = { config, database, logger, clientOf: () => othersOf(money), now: () => new Date(), bus, limits };
  const { app, startRelay } = await assembleService(refundsService, parts);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const relay = startRelay();
  const tokenOf = tokensBy(secrets);
  return {
    drafter: callerAt(url, tokenOf('user-1')),
    approver: callerAt(url, tokenOf('user-2')),
    database,
    url,
    signingKey: secrets.ACCOUNTS_SIGNING_KEY,
    drain: () => relay.drain(),
    stop: async () => {
      await app.close();
      await relay.stop();
      await bus.close();
      await database.close();
      await engine.close();
    },
  };
}

/** Others as refunds needs them: every file can be locked, as it was granted, and every approver is a second person. */
function othersOf({ entities, files }: SeededRefunds): ServiceClient {
  const granted = new Map(files.map(({ repair_id, to_refund_cents }) => [repair_id, (to_refund_cents ?? 0) / 100]));
  return {
    call: async (route: unknown, { params, body }: OthersInput) => {
      if (route === staffRoutes.checkSecondPerson) return { status: 'ok' };
      if (route === establishmentRoutes.readEntitySnapshot)
        return entities.find(({ entity_id }) => entity_id === params?.id);
      if (route !== repairRoutes.lockForRefund) throw new Error('Nobody answers here for anything else.');
      const locked = (body?.repair_ids ?? []).map((repair_id) => ({
        repair_id,
        amount_to_refund: granted.get(repair_id) ?? 0,
      }));
      return { locked, refused: [] };
    },
  } as unknown as ServiceClient;
}

interface OthersInput {
  readonly params?: { readonly id: string };
  readonly body?: { readonly repair_ids: readonly string[] };
}

function tokensBy(secrets: ReturnType<typeof drawServiceSecrets>) {
  const signer = createTokenSigner({
    privateKey: secrets.AUTH_PRIVATE_KEY,
    publicKeys: JSON.parse(secrets.AUTH_PUBLIC_KEYS) as Record<string, string>,
  });
  return (userId: string) =>
    signer.access({ role: 'ADM', userId, userName: userId, entityId: 'programme', entityGender: 10, permission: 0 });
}

function callerAt(url: string, token: string): Caller {
  return async (method, path, body) => {
    const answer = await fetch(`${url}/alveoleapi${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  };
}
