import { embeddedEnvironment } from '@alveole/embedded';
import type { Embedded } from '@alveole/embedded';
import type { Campaign } from '@alveole/domain';
import { everyServiceAt } from '@alveole/gateway';
import { createFileDeadLetters, createInProcessBus, deadLetterFolder } from '@alveole/messaging';
import { connectDatabase } from '@alveole/persistence';
import { repairsService } from '@alveole/repairs';
import { createRepairModel } from '@alveole/repairs/lists';
import { seedRepairs } from '@alveole/repairs/seeding';
import type { SeedRepair } from '@alveole/repairs/seeding';
import { createLogger, createTokenSigner, drawServiceSecrets } from '@alveole/service-kit';
import type { ServiceClient } from '@alveole/service-kit';
import { assembleService, configOf } from '@alveole/service-kit/service';
import { entity, peopleOf, repairsOf } from '../operations/contenders/sample-files.ts';

const nowhere = 'http://127.0.0.1:9';
const logger = createLogger({ service: 'bench', level: 'warn' });
/** A bench meets no limit of calls a minute, and nothing is refused because the machine is busy. */
const limits = { rateLimits: { scale: 1_000_000 }, loadLimits: { eventLoopDelayMs: 60_000, placesScale: 100 } };

export interface RepairsAtWork {
  readonly url: string;
  /** Of the shop and of an administrator. */
  readonly tokens: { readonly shop: string; readonly desk: string };
  /** People whom it knows, of whom half have a file that waits for its review. */
  readonly people: readonly string[];
  readonly complete: readonly { readonly id: string; readonly rowHash: string }[];
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** The repairs service under a campaign, on a database of its own of the one-machine engine. */
export async function repairsAtWork(
  engine: Embedded,
  { dir, campaign }: { readonly dir: string; readonly campaign: Campaign },
  { dbName, count, folder }: { readonly dbName: string; readonly count: number; readonly folder: string },
): Promise<RepairsAtWork> {
  const database = await connectDatabase({ uri: engine.mongoUri, dbName, logger });
  const consumers = peopleOf(2 * count).map((person) => ({ ...person, postal_code: '67000' }));
  await seedRepairs(database, {
    campaign,
    entities: [entity],
    consumers,
    repairs: repairsOf(consumers.slice(0, count)).map(asComplete),
  });
  const secrets = drawServiceSecrets();
  const addresses = Object.entries(everyServiceAt(nowhere)).map(([name, url]) => [`${name.toUpperCase()}_URL`, url]);
  const config = configOf(repairsService, {
    ...embeddedEnvironment(engine),
    ...secrets,
    ...Object.fromEntries(addresses),
    CAMPAIGN: campaign.id,
    CAMPAIGNS_DIR: dir,
    MASS_RUNS: 'off',
    DEFERRED_DECISIONS: 'off',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  const bus = createInProcessBus({ logger, deadLetters: createFileDeadLetters(deadLetterFolder(folder)) });
  const parts = { config, database, logger, clientOf: nobody, now: () => new Date(), bus, limits };
  const { plan, app, startRelay } = await assembleService(repairsService, parts);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const relay = startRelay();
  const complete = await createRepairModel(database)
    .find({}, { rowHash: 1 })
    .lean<{ _id: string; rowHash: string }[]>();
  return {
    url,
    tokens: tokensBy(secrets),
    people: consumers.map(({ consumer_id }) => consumer_id),
    complete: complete.map(({ _id: id, rowHash }) => ({ id, rowHash })),
    drain: () => relay.drain(),
    stop: async () => {
      await app.close();
      await relay.stop();
      await bus.close();
      await plan.close?.();
      await database.close();
    },
  };
}

/** The file with its evidence and its client's confirmation. */
function asComplete(file: SeedRepair): SeedRepair {
  const [invoice] = file.steps;
  if (invoice === undefined) throw new Error('A file of the bench has its invoice.');
  const step = (operation: 'PHO' | 'VAL') => ({ operation, at: invoice.at, author: invoice.author });
  return { ...file, steps: [invoice, step('PHO'), step('VAL')] };
}

/** No act of the bench needs another service: people and shop are known. */
function nobody(): ServiceClient {
  const call = async () => Promise.reject(new Error('Nobody answers here.'));
  return { call } as unknown as ServiceClient;
}

function tokensBy(secrets: ReturnType<typeof drawServiceSecrets>): RepairsAtWork['tokens'] {
  const signer = createTokenSigner({
    privateKey: secrets.AUTH_PRIVATE_KEY,
    publicKeys: JSON.parse(secrets.AUTH_PUBLIC_KEYS) as Record<string, string>,
  });
  const account = { userName: 'Camille', permission: 0 } as const;
  return {
    shop: signer.access({ ...account, role: 'REP', userId: 'user-1', entityId: entity.entity_id, entityGender: 0 }),
    desk: signer.access({ ...account, role: 'ADM', userId: 'user-2', entityId: 'programme', entityGender: 10 }),
  };
}
