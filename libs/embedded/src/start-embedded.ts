import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startDatabase } from './database/start-database.ts';
import { silentLogger, type EmbeddedLogger } from './embedded-logger.ts';
import { startInbox } from './inbox/start-inbox.ts';
import { keepCredentials } from './object-store/keep-credentials.ts';
import { startObjectStore } from './object-store/start-object-store.ts';
import { startPlaces } from './places/start-places.ts';

export interface EmbeddedOptions {
  /** Everything that must survive a restart lies below this folder. */
  dataDir: string;
  /** Where the database listens; a Unix socket in `dataDir` unless told otherwise. */
  mongo?: MongoPlace;
  /** Port of the S3 endpoint on the loopback; 0 or absent: a free one. */
  s3Port?: number;
  logger?: EmbeddedLogger;
  /** A part has ended for good: only a restart of the process mends that. */
  onGivenUp?: () => void;
}

export type MongoPlace = { host: string; port: number } | { socketPath: string };

/** What a service needs to reach the object store, under the names of `createObjectStorage`. */
export interface EmbeddedObjectStore {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The running parts, by the URLs that services take as configuration. */
export interface Embedded {
  mongoUri: string;
  s3: EmbeddedObjectStore;
  smtpUrl: string;
  smsUrl: string;
  inboxUrl: string;
  geocoderUrl: string;
  communesUrl: string;
  close(): Promise<void>;
}

interface Part {
  close(): Promise<void>;
}

const BUCKET = 'alveole';

/** Starts the parts that stand in for servers on a one-machine installation, all on the loopback. */
export async function startEmbedded({
  dataDir,
  mongo,
  s3Port,
  logger = silentLogger,
  onGivenUp = () => undefined,
}: EmbeddedOptions): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const parts: Part[] = [];
  const close = () => closeAll(parts);
  const started = async <T extends Part>(part: Promise<T>): Promise<T> => {
    parts.push(await part);
    return part;
  };
  try {
    const database = await started(
      startDatabase({ dir: join(dataDir, 'database'), listen: mongo ?? {}, logger, onGivenUp }),
    );
    const credentials = await keepCredentials(join(dataDir, 'object-store-key.json'));
    const { endpoint, region } = await started(
      startObjectStore({
        dir: join(dataDir, 'objects'),
        credentials,
        buckets: [BUCKET],
        listen: { port: s3Port },
        logger,
      }),
    );
    const { smtpUrl, smsUrl, inboxUrl } = await started(startInbox({ dir: join(dataDir, 'inbox'), logger }));
    const { geocoderUrl, communesUrl } = await started(startPlaces(logger));
    return {
      mongoUri: database.uri,
      s3: { endpoint, region, bucket: BUCKET, ...credentials },
      smtpUrl,
      smsUrl,
      inboxUrl,
      geocoderUrl,
      communesUrl,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Ends all parts together: a fault in one must not keep the others open. */
async function closeAll(parts: Part[]): Promise<void> {
  const results = await Promise.allSettled(parts.splice(0).map((part) => part.close()));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
