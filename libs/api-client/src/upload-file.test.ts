import { sha256Hex } from './sha256-hex.ts';
import { uploadFile } from './upload-file.ts';

/** Stands for the browser's request; the test plays the store. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  sent: unknown;
  headers: Record<string, string> = {};
  target = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.target = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  finish(status: number) {
    this.status = status;
    this.onload?.();
    this.onloadend?.();
  }
}

const real = globalThis.XMLHttpRequest;
beforeAll(() => Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));
afterAll(() => Object.assign(globalThis, { XMLHttpRequest: real }));

const file = new Blob(['abc'], { type: 'image/png' });

describe('an upload', () => {
  it('puts the file and tells how far it is', async () => {
    const seen: number[] = [];
    const done = uploadFile({ url: 'https://store/x', file, onProgress: (share) => seen.push(share) });
    FakeRequest.last.upload.onprogress?.({ loaded: 1, total: 4 });
    FakeRequest.last.finish(200);
    await expect(done).resolves.toBeUndefined();
    expect(FakeRequest.last).toMatchObject({
      target: 'PUT https://store/x',
      sent: file,
      headers: { 'content-type': 'image/png' },
    });
    expect(seen).toEqual([0.25]);
  });

  it('fails by code when the store refuses or is away', async () => {
    const refused = uploadFile({ url: '/x', file });
    FakeRequest.last.finish(403);
    await expect(refused).rejects.toMatchObject({ code: 'MediaRefusedException' });
    const tooLarge = uploadFile({ url: '/x', file });
    FakeRequest.last.finish(413);
    await expect(tooLarge).rejects.toMatchObject({ code: 'PayloadTooLargeException' });
    const away = uploadFile({ url: '/x', file });
    FakeRequest.last.onerror?.();
    await expect(away).rejects.toMatchObject({ message: 'network error' });
  });

  it('stops when it is cancelled, before or during', async () => {
    const stop = new AbortController();
    const asked = uploadFile({ url: '/x', file, signal: stop.signal });
    stop.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await expect(uploadFile({ url: '/x', file, signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the hash of a file', () => {
  const bytes = new TextEncoder().encode('abc').buffer;
  const hashed = { arrayBuffer: async () => bytes } as Blob;
  const browserHas = (subtle: unknown) =>
    Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });

  it('is SHA-256 of its bytes in lower-case hexadecimal', async () => {
    const digest = jest.fn(async () => Uint8Array.of(0, 0xab, 0xff).buffer);
    browserHas({ digest });
    await expect(sha256Hex(hashed)).resolves.toBe('00abff');
    expect(digest).toHaveBeenCalledWith('SHA-256', bytes);
  });

  it('fails by code where the browser has no cryptography', async () => {
    browserHas(undefined);
    await expect(sha256Hex(hashed)).rejects.toMatchObject({ code: 'ServiceUnavailableException' });
  });
});
