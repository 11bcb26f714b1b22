import mongoose from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedEnvironment } from './embedded-environment.ts';
import { listenHttp } from './http/listen-http.ts';
import { startEmbedded, type Embedded, type EmbeddedOptions } from './start-embedded.ts';

let dataDir: string;
/** What a failing test leaves open would keep the whole run from ending. */
const open = new Set<{ close(): Promise<void> }>();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alv-whole-'));
});
afterEach(async () => {
  await Promise.all([...open].map((part) => part.close()));
  open.clear();
  await rm(dataDir, { recursive: true });
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, ...options });
  open.add(embedded);
  return embedded;
}

async function stop(part: { close(): Promise<void> }): Promise<void> {
  open.delete(part);
  await part.close();
}

async function withDatabase<T>(
  embedded: Embedded,
  act: (notes: ReturnType<mongoose.Connection['collection']>) => Promise<T>,
): Promise<T> {
  const connection = await mongoose.createConnection(embedded.mongoUri, { dbName: 'kept' }).asPromise();
  try {
    return await act(connection.collection('notes'));
  } finally {
    await connection.close();
  }
}

describe('the embedded parts together', () => {
  it('all answer where they say, on this machine only', async () => {
    const embedded = await start();
    const { MONGODB_URI, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...urls } =
      embeddedEnvironment(embedded);
    expect([MONGODB_URI, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].every(Boolean)).toBe(true);
    for (const url of Object.values(urls)) expect(new URL(url).hostname).toBe('127.0.0.1');
    const statuses = await Promise.all(
      [embedded.s3.endpoint, embedded.inboxUrl, `${embedded.communesUrl}/communes?codePostal=67000`].map(
        async (url) => (await fetch(url)).status,
      ),
    );
    // The object store refuses the unsigned call.
    expect(statuses).toEqual([400, 200, 200]);
    await stop(embedded);
  });

  it('go on where they were after a restart', async () => {
    const first = await start();
    await withDatabase(first, (notes) => notes.insertOne({ text: 'kept' }));
    await fetch(first.smsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"to":"+33639980001","text":"kept"}',
    });
    await stop(first);

    const second = await start();
    expect(await withDatabase(second, (notes) => notes.findOne({ text: 'kept' }))).toMatchObject({ text: 'kept' });
    expect(await (await fetch(second.inboxUrl)).json()).toMatchObject([{ text: 'kept' }]);
    expect(second.s3.secretAccessKey).toBe(first.s3.secretAccessKey);
    await stop(second);
  });

  it('leave nothing running when one of them cannot start', async () => {
    const taken = await listenHttp((_request, response) => response.end());
    open.add(taken);
    await expect(start({ s3Port: Number(new URL(taken.origin).port) })).rejects.toThrow('EADDRINUSE');
    await stop(taken);
    // The database's folder is free again, so a second start finds it unlocked.
    await stop(await start());
  });
});
