import { startEmbedded } from '@alveole/embedded';
import type { Embedded } from '@alveole/embedded';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { connectDatabase } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { seedRepairs } from '@alveole/repairs/seeding';
import { createLogger } from '@alveole/service-kit';
import { MongoClient } from 'mongodb';
import type { KnownFile } from './contender.ts';
import { entity, peopleOf, repairsOf } from './sample-files.ts';

/** Files of the one shop: three pages of its list. */
const fileCount = 600;

export const logger = createLogger({ service: 'bench', level: 'warn' });

/** Where this contender keeps what it needs; its parent makes and removes it. */
export const folder = process.argv[2] ?? '';

/** The engine of the one-machine profile, on a port for all: Parse Server takes no socket. */
export const startEngine = (): Promise<Embedded> =>
  startEmbedded({ dataDir: folder, mongo: { host: '127.0.0.1', port: 0 }, logger });

/** The driver itself, without models. */
export async function openDriver({ mongoUri }: Embedded): Promise<MongoClient> {
  return new MongoClient(mongoUri).connect();
}

/** The database of repairs with its files, on this engine. */
export async function fillRepairs(engine: Embedded): Promise<{ database: Database; files: KnownFile[] }> {
  const database = await connectDatabase({ uri: engine.mongoUri, dbName: 'alveole_repairs', logger });
  const consumers = peopleOf(fileCount);
  await seedRepairs(database, {
    campaign: openEndedCampaign,
    entities: [entity],
    consumers,
    repairs: repairsOf(consumers),
  });
  const driver = await openDriver(engine);
  const stored = driver.db('alveole_repairs').collection('repairs');
  const found = await stored.find({}, { projection: { rowHash: 1 } }).toArray();
  await driver.close();
  return { database, files: found.map(({ _id, rowHash }) => ({ id: String(_id), rowHash: String(rowHash) })) };
}
