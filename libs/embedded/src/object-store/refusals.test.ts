import {
  errorCode,
  fetchedErrorCode,
  MAX_OBJECT_BYTES,
  startTestStore,
  testCredentials,
} from './test-store.fixture.ts';

let store: Awaited<ReturnType<typeof startTestStore>>;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

describe('a request is refused', () => {
  beforeAll(() => store.put('alphabet', 'abcdefghij'));
  afterEach(() => {
    store.clock.laterBy = 0;
  });

  it('without a signature', async () => {
    expect(errorCode(await store.send({ path: '/media/alphabet' }))).toEqual([403, 'AccessDenied']);
  });

  it('when it was signed with another secret or by an unknown key', async () => {
    expect(
      errorCode(await store.signedCall({ path: '/media/alphabet' }, { ...testCredentials, secretAccessKey: 'wrong' })),
    ).toEqual([403, 'SignatureDoesNotMatch']);
    expect(
      errorCode(
        await store.signedCall({ path: '/media/alphabet' }, { ...testCredentials, accessKeyId: 'SOMEBODYELSE0000' }),
      ),
    ).toEqual([403, 'InvalidAccessKeyId']);
  });

  it.each([
    ['key', (url: string) => url.replace('alphabet', 'alphabets')],
    ['life', (url: string) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000')],
    ['parameters', (url: string) => `${url}&response-content-type=text%2Fhtml`],
    ['signature', (url: string) => url.replace(/X-Amz-Signature=./, 'X-Amz-Signature=g')],
  ])('when the %s in a presigned URL changed', async (_part, change) => {
    const url = await store.presigned({ path: '/media/alphabet' });
    expect((await fetch(url)).status).toBe(200);
    expect(await fetchedErrorCode(await fetch(change(url)))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('when a URL for reading is used for writing', async () => {
    const url = await store.presigned({ path: '/media/alphabet' });
    expect(await fetchedErrorCode(await fetch(url, { method: 'PUT', body: 'x' }))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
  });

  it('when a presigned URL has expired, or comes from the future', async () => {
    const url = await store.presigned({ path: '/media/alphabet' }, 60);
    store.clock.laterBy = 58_000;
    expect((await fetch(url)).status).toBe(200);
    store.clock.laterBy = 62_000;
    expect(await fetchedErrorCode(await fetch(url))).toEqual([403, 'AccessDenied']);
    store.clock.laterBy = -16 * 60_000;
    expect(await fetchedErrorCode(await fetch(url))).toEqual([403, 'AccessDenied']);
  });

  it('when the clocks differ by more than a quarter of an hour', async () => {
    store.clock.laterBy = 16 * 60_000;
    expect(errorCode(await store.get('alphabet'))).toEqual([403, 'RequestTimeTooSkewed']);
  });

  it('sends the time of the object store’s own clock, by which a client whose clock is off signs again', async () => {
    const url = await store.presigned({ path: '/media/alphabet' }, 60);
    store.clock.laterBy = 3_600_000;
    const storeTime = Date.parse((await fetch(url)).headers.get('date') ?? '');
    expect(storeTime - Date.now()).toBeGreaterThan(3_590_000);
  });

  it('when the holder of a presigned URL adds an order of his own', async () => {
    const url = await store.presigned({ method: 'PUT', path: '/media/mine' });
    const answer = await fetch(url, { method: 'PUT', headers: { 'x-amz-copy-source': '/media/alphabet' } });
    expect(await fetchedErrorCode(answer)).toEqual([403, 'AccessDenied']);
  });

  it('when its body is not the one that was signed', async () => {
    const call = { method: 'PUT', path: '/media/signed-body', body: 'one' };
    const headers = await store.sign(call);
    expect(errorCode(await store.send({ ...call, body: 'two' }, headers))).toEqual([400, 'XAmzContentSHA256Mismatch']);
    expect(errorCode(await store.get('signed-body'))).toEqual([404, 'NoSuchKey']);
  });

  it.each([
    ['content-md5', 'XUFAKrxLKna5cZ2REBfFkg==', 'sQqNsWTgdUEFt6mb5y4/5Q=='],
    ['x-amz-checksum-crc32', 'NhCmhg==', 'AAAAAA=='],
  ])('when its body does not fit the checksum in %s', async (header, right, wrong) => {
    expect((await store.put('checked', 'hello', { [header]: right })).status).toBe(200);
    expect(errorCode(await store.put('checked', 'hello', { [header]: wrong }))).toEqual([400, 'BadDigest']);
  });

  it('when the object is too big, and nothing is kept', async () => {
    expect((await store.put('limit', 'x'.repeat(MAX_OBJECT_BYTES))).status).toBe(200);
    const url = await store.presigned({ method: 'PUT', path: '/media/too-big' });
    expect(await fetchedErrorCode(await fetch(url, { method: 'PUT', body: 'x'.repeat(MAX_OBJECT_BYTES + 1) }))).toEqual(
      [400, 'EntityTooLarge'],
    );
    expect(errorCode(await store.get('too-big'))).toEqual([404, 'NoSuchKey']);
  });

  it.each([
    ['a bucket that is not there', { path: '/nowhere/x' }, [404, 'NoSuchBucket']],
    ['a bucket name that could be a folder', { path: '/.uploads/x' }, [400, 'InvalidBucketName']],
    ['a key that is too long', { path: `/media/${'k'.repeat(1_025)}` }, [400, 'KeyTooLongError']],
    [
      'an operation that this endpoint does not do',
      { path: '/media/alphabet', query: { acl: '' } },
      [501, 'NotImplemented'],
    ],
    ['the first version of the listing', { path: '/media', query: { prefix: '' } }, [501, 'NotImplemented']],
    [
      'a conditional write',
      { method: 'PUT', path: '/media/x', body: 'x', headers: { 'if-none-match': '"1"' } },
      [501, 'NotImplemented'],
    ],
  ] as const)('when it asks for %s', async (_name, call, expected) => {
    expect(errorCode(await store.signedCall(call))).toEqual(expected);
  });

  it('when its signature comes in chunks', async () => {
    const call = { method: 'PUT', path: '/media/x', body: 'x' };
    const headers = await store.sign(call);
    const chunked = { ...headers, 'x-amz-content-sha256': 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD' };
    expect(errorCode(await store.send(call, chunked))).toEqual([501, 'NotImplemented']);
  });
});
