import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testInfrastructure } from '@alveole/testing/node';
import type { Bucket } from './bucket.ts';
import { openBucket } from './bucket.ts';
import { createBucketRegistry } from './bucket-registry.ts';

const { objectStore } = testInfrastructure();

it('a bucket whose store takes conditional writes without looking at them is refused before it loses an update', async () => {
  const build = await mkdtemp(join(tmpdir(), 'careless-'));
  const bucket = openBucket({ ...objectStore, prefix: `${objectStore.prefix}${build.slice(-6)}/` });
  const careless: Bucket = {
    ...bucket,
    replace: async (key, body, headers) => bucket.put(key, body, headers).then(() => true),
  };
  const alveole = { name: 'back_office', paths: ['/admin/backend'] };
  await writeFile(join(build, 'mf-manifest.json'), JSON.stringify({ alveole }));
  await expect(createBucketRegistry(careless, {}).publish(build)).rejects.toThrow('ignores If-None-Match');
  expect(await bucket.read('remotes.json')).toBeUndefined();
  bucket.close();
  await rm(build, { recursive: true });
});
