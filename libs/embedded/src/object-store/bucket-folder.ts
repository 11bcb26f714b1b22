import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTurns } from './take-turns.ts';
import { s3Error } from './s3-error.ts';
import { syncFolder } from '../write-file-durably.ts';
import {
  readDescription,
  writeObjectFile,
  type ObjectDescription,
  type ObjectLabels,
  type UploadChecks,
} from './object-file.ts';

export interface OpenObject {
  description: ObjectDescription;
  file: FileHandle;
}

/** The objects of one bucket on disk. Object names are never paths: a file is called by the SHA-256 of its key. */
export interface BucketFolder {
  put(source: Readable, labels: ObjectLabels, checks: UploadChecks): Promise<ObjectDescription>;
  /**
   * The same when the condition holds for the ETag of what is there; such writes of one key take turns.
   * @throws S3Error `PreconditionFailed`
   */
  putIf(
    holds: (etag: string | undefined) => boolean,
    source: Readable,
    labels: ObjectLabels,
    checks: UploadChecks,
  ): Promise<ObjectDescription>;
  /** The caller closes `file`. Undefined when there is no such object. */
  open(key: string): Promise<OpenObject | undefined>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
  /** All descriptions in UTF-8 order of their keys. The first call reads the folder, later ones memory. */
  list(): Promise<ObjectDescription[]>;
}

export async function bucketExists(root: string, bucket: string): Promise<boolean> {
  return stat(objectsFolder(root, bucket)).then(
    () => true,
    () => false,
  );
}

export async function createBucketFolder(root: string, bucket: string): Promise<void> {
  await mkdir(objectsFolder(root, bucket), { recursive: true });
  await syncFolder(root);
}

const objectsFolder = (root: string, bucket: string) => join(root, bucket);

export function openBucketFolder(root: string, bucket: string, now: () => Date): BucketFolder {
  const folder = objectsFolder(root, bucket);
  const temporaryFolder = join(root, temporaryName);
  let known: Promise<Map<string, ObjectDescription>> | undefined;

  /** A write while the first listing is still being read must not be missed: remember it in the same map afterwards. */
  const remember = async (change: (objects: Map<string, ObjectDescription>) => void) => {
    if (known) change(await known);
  };

  const inTurn = createTurns();

  const put: BucketFolder['put'] = async (source, labels, checks) => {
    const target = pathOf(folder, labels.key);
    if (await mkdir(join(target, '..'), { recursive: true })) await syncFolder(folder);
    const description = await writeObjectFile(source, labels, { target, temporaryFolder, checks, now: now() });
    await remember((objects) => objects.set(description.key, description));
    return description;
  };

  return {
    put,
    putIf: (holds, source, labels, checks) =>
      inTurn(labels.key, async () => {
        if (holds(await etagAt(pathOf(folder, labels.key)))) return put(source, labels, checks);
        source.resume();
        throw s3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
      }),
    open: (key) => openObject(pathOf(folder, key)),
    async remove(key) {
      const path = pathOf(folder, key);
      await rm(path, { force: true });
      await syncFolder(join(path, '..')).catch(ignoreMissing);
      await remember((objects) => objects.delete(key));
    },
    async list() {
      known ??= readAll(folder);
      return [...(await known).values()].sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    },
  };
}

/** Not a legal bucket name, so it never meets one. */
const temporaryName = '.uploads';

/** Empties the folder of uploads that a crash cut short. */
export async function resetUploads(root: string): Promise<void> {
  await rm(join(root, temporaryName), { recursive: true, force: true });
  await mkdir(join(root, temporaryName), { recursive: true });
}

function pathOf(folder: string, key: string): string {
  const name = createHash('sha256').update(key).digest('hex');
  return join(folder, name.slice(0, 2), name);
}

async function openObject(path: string): Promise<OpenObject | undefined> {
  const file = await open(path, 'r').catch(ignoreMissing);
  if (!file) return undefined;
  try {
    return { description: await readDescription(file), file };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function etagAt(path: string): Promise<string | undefined> {
  const object = await openObject(path);
  await object?.file.close();
  return object?.description.etag;
}

async function readAll(folder: string): Promise<Map<string, ObjectDescription>> {
  const objects = new Map<string, ObjectDescription>();
  for (const shard of await readdir(folder)) {
    for (const name of await readdir(join(folder, shard))) {
      const object = await openObject(join(folder, shard, name));
      await object?.file.close();
      if (object) objects.set(object.description.key, object.description);
    }
  }
  return objects;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
