import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRemotes } from '@alveole/contracts';
import { startEmbeddedParts } from '@alveole/distributed/start-embedded-parts';
import { openBucket } from '@alveole/publish-remote';
import type { TrialContext } from '../frame/trial.ts';

/** A place where remotes are published, as the publishing tool finds it in its environment. */
export interface PublishingPlace {
  readonly what: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Version by name, as the registry says now. */
  pointers(): Promise<Readonly<Record<string, string>>>;
}

export function folderOfRemotes(folder: string): PublishingPlace {
  return {
    what: 'a folder',
    environment: { REMOTES_DIR: folder },
    pointers: async () => versionsIn(await readFile(join(folder, 'remotes.json'), 'utf8')),
  };
}

/** A bucket of the one-machine store, which keeps the conditions of writes as S3 does. */
export async function bucketOfRemotes({ afterwards }: TrialContext, dataDir: string): Promise<PublishingPlace> {
  await mkdir(dataDir);
  const { environment, process } = await startEmbeddedParts(dataDir);
  const at = (name: string) => environment[name] ?? '';
  const bucket = openBucket({
    endpoint: at('S3_ENDPOINT'),
    region: at('S3_REGION'),
    bucket: at('S3_BUCKET'),
    accessKeyId: at('S3_ACCESS_KEY_ID'),
    secretAccessKey: at('S3_SECRET_ACCESS_KEY'),
    prefix: '',
  });
  afterwards(async () => {
    bucket.close();
    await process.stop();
  });
  return {
    what: 'a bucket',
    environment: { ...environment },
    pointers: async () => versionsIn(new TextDecoder().decode((await bucket.read('remotes.json'))?.bytes)),
  };
}

const versionsIn = (text: string) =>
  Object.fromEntries(readRemotes(JSON.parse(text)).remotes.map(({ name, version }) => [name, version]));
