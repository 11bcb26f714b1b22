import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { errorCode, startTestStore } from './test-store.fixture.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

describe('objects', () => {
  it.each(['plain.pdf', "a b/é'()*!+&=.png", '../../../etc/passwd', 'x/./y//z', `${'long/'.repeat(200)}end`])(
    'are read as written, whatever their name: %.30s',
    async (key) => {
      expect((await store.put(key, `content of ${key}`)).status).toBe(200);
      expect((await store.get(key)).text).toBe(`content of ${key}`);
    },
  );

  it('carry their type, their ETag and their metadata', async () => {
    await store.put('labelled', 'hello', { 'content-type': 'application/pdf', 'x-amz-meta-owner': 'shop-1' });
    const { status, headers } = await store.signedCall({ method: 'HEAD', path: '/media/labelled' });
    expect([status, headers['content-type'], headers['x-amz-meta-owner'], headers['content-length']]).toEqual([
      200,
      'application/pdf',
      'shop-1',
      '5',
    ]);
    expect(headers['etag']).toBe(`"${createHash('md5').update('hello').digest('hex')}"`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('may be empty', async () => {
    await store.put('empty', '');
    const answer = await store.get('empty');
    expect([answer.status, answer.text]).toEqual([200, '']);
  });

  it('are gone once deleted, and deleting again is no fault', async () => {
    await store.put('short-lived', 'x');
    expect((await store.signedCall({ method: 'DELETE', path: '/media/short-lived' })).status).toBe(204);
    expect((await store.signedCall({ method: 'DELETE', path: '/media/short-lived' })).status).toBe(204);
    expect(errorCode(await store.get('short-lived'))).toEqual([404, 'NoSuchKey']);
  });

  it('are written over only what the writer has read, one writer of many', async () => {
    const write = (body: string, headers: Record<string, string>) => store.put('pointer', body, headers);
    const firsts = await Promise.all(['a', 'b', 'c'].map((body) => write(body, { 'if-none-match': '*' })));
    expect(firsts.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const { headers } = await store.get('pointer');
    const etag = String(headers['etag']);
    const seconds = await Promise.all(['d', 'e', 'f'].map((body) => write(body, { 'if-match': etag })));
    expect(seconds.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(errorCode(await write('g', { 'if-match': etag }))).toEqual([412, 'PreconditionFailed']);
  });

  it('are copied with their description, also only if unchanged', async () => {
    await store.put('source', 'copy me', { 'content-type': 'image/png' });
    const copy = (headers = {}) =>
      store.signedCall({
        method: 'PUT',
        path: '/media/copied',
        headers: { 'x-amz-copy-source': '/media/source', ...headers },
      });
    expect((await copy()).text).toContain('<CopyObjectResult');
    const copied = await store.get('copied');
    expect([copied.headers['content-type'], copied.text]).toEqual(['image/png', 'copy me']);
    expect(errorCode(await copy({ 'x-amz-copy-source-if-match': '"0"' }))).toEqual([412, 'PreconditionFailed']);
    expect(
      errorCode(
        await store.signedCall({
          method: 'PUT',
          path: '/media/copied',
          headers: { 'x-amz-copy-source': '/../media/source' },
        }),
      ),
    ).toEqual([400, 'InvalidBucketName']);
  });

  it('survive a restart', async () => {
    await store.put('kept', 'still here');
    await store.restart();
    expect((await store.get('kept')).text).toBe('still here');
  });

  it('are never half replaced: an upload that breaks off leaves the old object and no file behind', async () => {
    await store.put('whole', 'old content');
    const uploads = () => readdir(join(store.dir, '.uploads'));
    const upload = httpRequest(await store.presigned({ method: 'PUT', path: '/media/whole' }), {
      method: 'PUT',
      headers: { 'content-length': 1_000 },
    });
    upload.on('error', () => undefined);
    upload.write('half of the new');
    await until(async () => (await uploads()).length === 1);
    upload.destroy();
    await until(async () => (await uploads()).length === 0);
    expect((await store.get('whole')).text).toBe('old content');
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

describe('ranges', () => {
  beforeAll(() => store.put('alphabet', 'abcdefghij'));

  it.each([
    ['bytes=2-4', 206, 'cde', 'bytes 2-4/10'],
    ['bytes=7-', 206, 'hij', 'bytes 7-9/10'],
    ['bytes=-2', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=8-99', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=0-0,5-6', 200, 'abcdefghij', undefined],
    ['bytes=4-2', 200, 'abcdefghij', undefined],
  ])('%s', async (range, status, text, contentRange) => {
    const answer = await store.get('alphabet', { range });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, contentRange]);
  });

  it('beyond the end are refused', async () => {
    expect(errorCode(await store.get('alphabet', { range: 'bytes=10-' }))).toEqual([416, 'InvalidRange']);
  });
});

describe('buckets', () => {
  it('are created and found', async () => {
    expect((await store.signedCall({ method: 'HEAD', path: '/later' })).status).toBe(404);
    expect((await store.signedCall({ method: 'PUT', path: '/later' })).status).toBe(200);
    expect((await store.signedCall({ method: 'HEAD', path: '/later' })).status).toBe(200);
  });

  it('list their objects by prefix, in pages, grouped by a delimiter', async () => {
    await store.signedCall({ method: 'PUT', path: '/listed' });
    for (const key of ['a/1', 'a/2', 'b/1', 'c&d', 'top'])
      await store.signedCall({ method: 'PUT', path: `/listed/${key}`, body: key });
    const list = async (query: Record<string, string>) =>
      (await store.signedCall({ path: '/listed', query: { 'list-type': '2', ...query } })).text;
    const names = (xml: string) =>
      [...xml.matchAll(/<(?:Key|CommonPrefixes><Prefix)>([^<]*)</g)].map(([, name]) => name);
    expect(names(await list({}))).toEqual(['a/1', 'a/2', 'b/1', 'c&amp;d', 'top']);
    expect(names(await list({ prefix: 'a/' }))).toEqual(['a/1', 'a/2']);
    expect(names(await list({ delimiter: '/' })).sort()).toEqual(['a/', 'b/', 'c&amp;d', 'top']);
    const first = await list({ 'max-keys': '2' });
    const token = /<NextContinuationToken>([^<]+)</.exec(first)?.[1] ?? '';
    expect([names(first), first.includes('<IsTruncated>true<')]).toEqual([['a/1', 'a/2'], true]);
    expect(names(await list({ 'continuation-token': token }))).toEqual(['b/1', 'c&amp;d', 'top']);
    await store.signedCall({ method: 'DELETE', path: '/listed/top' });
    expect(names(await list({ 'start-after': 'b/1' }))).toEqual(['c&amp;d']);
  });
});

describe('other origins', () => {
  it('may ask before they upload, and read the ETag', async () => {
    const preflight = await fetch(`${store.endpoint()}/media/x`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://alveole.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-headers'),
    ]).toEqual([204, '*', 'content-type']);
    const answer = await fetch(await store.presigned({ path: '/media/alphabet' }), {
      headers: { origin: 'https://alveole.example' },
    });
    expect(answer.headers.get('access-control-expose-headers')).toContain('ETag');
  });
});
