import { requireCampaign } from '@alveole/campaigns';
import type { ServiceName } from '@alveole/contracts';
import { keepTimeIn, timeZoneOf } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { ObjectStorage } from '@alveole/object-storage';
import { createObjectStorage, storageOptions } from '@alveole/object-storage';
import type { Database } from '@alveole/persistence';
import { connectDatabase } from '@alveole/persistence';
import { createLogger, environmentFields, loadConfig, objectStoreFields } from '@alveole/service-kit';
import { z } from 'zod';

const { MONGODB_URI, CAMPAIGN, CAMPAIGNS_DIR } = environmentFields;

const configSchema = z.object({
  MONGODB_URI,
  ...objectStoreFields,
  CAMPAIGN,
  CAMPAIGNS_DIR,
});

/** Milliseconds: a first start is busy with everything at once. */
const serverSelectionTimeout = 15_000;

/** Where the demo data go. */
export interface DemoStores {
  readonly campaign: Campaign;
  readonly storage: ObjectStorage;
  /** Connects to a service's database for as long as the work takes. */
  inDatabase<T>(service: ServiceName, work: (database: Database) => Promise<T>): Promise<T>;
  close(): void;
}

/** Reads the environment; days are those of its campaign from then on. Throws one error that names every fault. */
export function openStores(env: NodeJS.ProcessEnv): DemoStores {
  const config = loadConfig(configSchema, env);
  const campaign = requireCampaign(config.CAMPAIGNS_DIR, config.CAMPAIGN);
  keepTimeIn(timeZoneOf(campaign));
  // Connections are closed on purpose after each part: no news.
  const logger = createLogger({ service: 'seed-data', level: 'error' });
  const storage = createObjectStorage(storageOptions(config));
  return {
    campaign,
    storage,
    async inDatabase(service, work) {
      const database = await connectDatabase({
        uri: config.MONGODB_URI,
        dbName: `alveole_${service}`,
        logger,
        serverSelectionTimeout,
      });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    close: () => storage.close(),
  };
}
