import { randomUUID } from 'node:crypto';
import { deliverTraces, runInTraceOf } from '@alveole/tracing';
import { createObjectStorage } from './object-storage.ts';
import { storageOptions } from './storage-options.ts';
import type { StorageConfig } from './storage-options.ts';

// The testing library stands on this one, so jest's environment is read here.
const storage = createObjectStorage(storageOptions(process.env as unknown as StorageConfig));
afterAll(() => storage.close());

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const silent = { info: () => undefined, warn: () => undefined };

it('makes spans of what is asked of the store in a trace, which name no object', async () => {
  const spans: { name: string; parent: string | undefined; attributes: object }[] = [];
  const tracing = await deliverTraces(
    {
      export(batch, done) {
        for (const { name, attributes, parentSpanContext } of batch)
          spans.push({ name, attributes, parent: parentSpanContext?.spanId });
        done({ code: 0 });
      },
      shutdown: async () => undefined,
    },
    { service: 'test', logger: silent },
  );
  const name = `test-${randomUUID()}/dupont`;
  await storage.isThere(name);
  await runInTraceOf(traceparent, async () => {
    const { key } = await storage.store(name, Buffer.from('%PDF-1.7'), 'pdf');
    await storage.read(key);
    expect(await storage.isThere(name)).toBe(false);
  });
  await tracing.close();
  expect(spans).toMatchObject(
    ['S3/PutObject', 'S3/GetObject', 'S3/HeadObject'].map((method) => ({
      name: method,
      parent: traceparent.slice(36, 52),
      attributes: { 'rpc.system.name': 'aws-api', 'rpc.method': method },
    })),
  );
  expect(JSON.stringify(spans)).not.toContain('dupont');
});
