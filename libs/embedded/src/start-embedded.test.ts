import mongoose from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedEnvironment } from './embedded-environment.ts';
import { listenHttp } from './http/listen-http.ts';
import { startEmbedded, type Embedded } from './start-embedded.ts';

let dataDir: string;
beforeEach(async () => { dataDir = await mkdtemp(join(tmpdir(), 'alv-whole-')); });
afterEach(() => rm(dataDir, { recursive: true }));

async function withDatabase<T>(embedded: Embedded, act: (notes: ReturnType<mongoose.Connection['collection']>) => Promise<T>): Promise<T> {
  const connection = await mongoose.createConnection(embedded.mongoUri, { dbName: 'kept' }).asPromise();
  try {
    return await act(connection.collection('notes'));
  } finally {
    await connection.close();
  }
}

describe('the embedded parts together', () => {
  it('all answer where they say, on this machine only', async () => {
    const embedded = await startEmbedded({ dataDir });
    const { MONGODB_URI, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...urls } = embeddedEnvironment(embedded);
    expect([MONGODB_URI, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].every(Boolean)).toBe(true);
    for (const url of Object.values(urls)) expect(new URL(url).hostname).toBe('127.0.0.1');
    const statuses = await Promise.all([embedded.s3.endpoint, embedded.inboxUrl, `${embedded.communesUrl}/communes?codePostal=67000`].map(async (url) => (await fetch(url)).status));
    // The object store refuses the unsigned call.
    expect(statuses).toEqual([400, 200, 200]);
    await embedded.close();
  });

  it('go on where they were after a restart', async () => {
    const first = await startEmbedded({ dataDir });
    await withDatabase(first, (notes) => notes.insertOne({ text: 'kept' }));
    await fetch(first.smsUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"to":"+33639980001","text":"kept"}' });
    await first.close();

    const second = await startEmbedded({ dataDir });
    expect(await withDatabase(second, (notes) => notes.findOne({ text: 'kept' }))).toMatchObject({ text: 'kept' });
    expect(await (await fetch(second.inboxUrl)).json()).toMatchObject([{ text: 'kept' }]);
    expect(second.s3.secretAccessKey).toBe(first.s3.secretAccessKey);
    await second.close();
  });

  it('leave nothing running when one of them cannot start', async () => {
    const taken = await listenHttp((_request, response) => response.end());
    await expect(startEmbedded({ dataDir, s3Port: Number(new URL(taken.origin).port) })).rejects.toThrow('EADDRINUSE');
    await taken.close();
    // The database's folder is free again, so a second start finds it unlocked.
    const again = await startEmbedded({ dataDir });
    await again.close();
  });
});
