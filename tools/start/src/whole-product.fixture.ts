import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAccounts } from '@alveole/auth/seeding';
import { staffGender } from '@alveole/domain';
import { startEmbedded } from '@alveole/embedded';
import { createDirectorySource, startGateway } from '@alveole/gateway';
import { createInProcessBus } from '@alveole/messaging';
import { connectDatabase } from '@alveole/persistence';
import { createLogger } from '@alveole/service-kit';
import { createMemoryDeadLetters } from '@alveole/testing/node';
import { addressesOf, placeServices, serviceEnvironment, services } from './environment.ts';
import { freePorts } from './free-ports.ts';
import { keepSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';
import { startServices } from './start-services.ts';

const logger = createLogger({ service: 'whole-product', level: 'silent' });

/** Two persons, since nobody approves what he drafted. */
const accounts = ([0, 1] as const).map((permission) => ({
  role: 'ADM' as const,
  permission,
  mail: `adm${permission}@exemple.fr`,
  password: 'Velo-2026a',
}));

/** Services, gateway and stores of an installation in this thread, without its screens and with two accounts. */
export async function startWholeProduct(sampleRate: number): Promise<{ url: string; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'alveole-whole-'));
  const [port = 0, ...others] = await freePorts(services.length + 1);
  const settings = readSettings({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const embedded = await startEmbedded({ dataDir });
  const ports = placeServices(others);
  const env = serviceEnvironment(settings, embedded, keepSecrets(dataDir), ports);
  await seedAdministrators(embedded.mongoUri);
  const bus = createInProcessBus({ logger, deadLetters: createMemoryDeadLetters() });
  const running = await startServices(env, ports, bus, () => logger);
  await writeFile(join(dataDir, 'index.html'), '<!doctype html><html lang="fr"><head></head><body></body></html>');
  const gateway = await startGateway({
    host: settings.host,
    port,
    routesTo: addressesOf(ports),
    remotesRegistry: createDirectorySource(dataDir),
    shellDir: dataDir,
    publicConfig: {
      base_path: '',
      tile_url: settings.tileUrl,
      campaign: settings.campaign,
      programme: settings.programme,
    },
    publicUrl: settings.publicUrl,
    objectStoreUrl: embedded.s3.endpoint,
    bucket: embedded.s3.bucket,
    dev: { inboxUrl: embedded.inboxUrl, accounts },
    sampleRate,
    logger,
  });
  return {
    url: settings.publicUrl,
    async close() {
      await gateway.close();
      await running.close();
      await bus.close();
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function seedAdministrators(uri: string): Promise<void> {
  const database = await connectDatabase({ uri, dbName: 'alveole_auth', logger });
  const seeds = accounts.map(({ mail, password, permission }) => ({
    userId: randomUUID(),
    entityId: 'ADM',
    entityGender: staffGender.ADM,
    userName: `Administration ${permission}`,
    mail,
    password,
    permission,
  }));
  await seedAccounts(database, seeds);
  await database.close();
}
