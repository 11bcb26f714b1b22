import { once } from 'node:events';
import { connect } from 'node:net';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { createLogger } from '@alveole/service-kit';
import { endAll, folderOf, shellFiles, upstream } from './gateway.harness.ts';
import { everyServiceAt } from './route-api/call-owner.ts';
import { createUpstreamSource } from './serve-remotes/upstream-source.ts';
import { startGateway } from './start-gateway.ts';
import type { RunningGateway } from './start-gateway.ts';

let gateway: RunningGateway;
let behind: Awaited<ReturnType<typeof upstream>>;
beforeAll(async () => {
  behind = await upstream();
  gateway = await startGateway({
    host: '127.0.0.1',
    port: 0,
    routesTo: everyServiceAt(behind.url),
    remotesRegistry: createUpstreamSource({}, { keepIn: 'unused' }),
    shellDir: await folderOf(shellFiles),
    publicConfig: demonstrationConfig,
    publicUrl: 'http://localhost',
    objectStoreUrl: behind.url,
    bucket: 'alveole',
    logger: createLogger({ service: 'gateway', level: 'silent' }),
    timeouts: { headersMs: 300, bodyMs: 300, checkedEveryMs: 50 },
  });
});
afterAll(async () => {
  await gateway.close();
  await endAll();
});

/** Writes bytes as they are and reads until the connection ends. */
async function answerTo(bytes: string | Buffer) {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined);
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n');
  const {
    code,
    refusal,
    request_id: requestId,
  } = JSON.parse(body === '' ? '{}' : body) as {
    code?: string;
    refusal?: string;
    request_id?: string;
  };
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), code, refusal, requestId };
}

const head = (first: string, ...headers: string[]) =>
  [first, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
/** What the gateway asks by itself: which version of the campaign pages show. */
const ownQuestion = '/alveoleapi/v1/repairs/campaigns';
const signin = '/alveoleapi/enrolment/signin';
const json = 'Content-Type: application/json';

describe('a request that is none', () => {
  // prettier-ignore
  const cases: [string, string, number][] = [
    ['two lengths', head(`POST ${signin} HTTP/1.1`, json, 'Content-Length: 2', 'Content-Length: 3') + '{}', 400],
    ['a length and chunks', head(`POST ${signin} HTTP/1.1`, json, 'Content-Length: 2', 'Transfer-Encoding: chunked') + '0\r\n\r\n', 400],
    ['an unknown coding', head(`POST ${signin} HTTP/1.1`, json, 'Transfer-Encoding: gzip') + '{}', 400],
    ['chunks that are hidden', head(`POST ${signin} HTTP/1.1`, json, 'Transfer-Encoding: xchunked') + '{}', 400],
    ['a broken chunk', head(`POST ${signin} HTTP/1.1`, json, 'Transfer-Encoding: chunked') + 'zz\r\n{}\r\n0\r\n\r\n', 400],
    ['a negative length', head(`POST ${signin} HTTP/1.1`, json, 'Content-Length: -1') + '{}', 400],
    ['no host', `GET ${signin} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
    ['two hosts', head(`GET ${signin} HTTP/1.1`, 'Host: evil.example'), 400],
    ['NUL in its path', head(`GET ${signin}\0 HTTP/1.1`), 400],
    ['NUL in a header', head(`GET ${signin} HTTP/1.1`, 'X-A: a\0b'), 400],
    ['a line break alone in a header', head(`GET ${signin} HTTP/1.1`, 'X-A: a\rX-B: b'), 400],
    ['bytes beyond ASCII in its path', head('GET /\xff\xfe HTTP/1.1'), 400],
    ['a broken encoding in its path', head('GET /%ff%fe HTTP/1.1'), 400],
    ['a cut encoding in its path', head('GET /%c3 HTTP/1.1'), 400],
    ['an encoded surrogate in its path', head('GET /%ed%a0%80 HTTP/1.1'), 400],
    ['an encoded NUL in its path', head('GET /assets/%00.js HTTP/1.1'), 400],
    ['an encoded surrogate in an object', head('GET /alveole/%ed%a0%80?X-Amz-Signature=a&X-Amz-Algorithm=AWS4-HMAC-SHA256 HTTP/1.1'), 400],
    ['an encoded NUL in a call', head('GET /alveoleapi/enrolment/media/%00.pdf HTTP/1.1'), 400],
    ['a broken encoding in a call', head('GET /alveoleapi/enrolment/media/%ff.pdf HTTP/1.1'), 400],
    ['a full address of elsewhere', head('GET http://evil.example/ HTTP/1.1'), 400],
    ['no method that exists', head('BREW / HTTP/1.1'), 400],
    ['a method for tunnels', head('CONNECT localhost:22 HTTP/1.1'), 400],
    ['a method that echoes', head(`TRACE ${signin} HTTP/1.1`), 400],
    ['a method of file servers', head(`PROPFIND ${signin} HTTP/1.1`), 400],
    ['an expectation of its own', head(`GET ${signin} HTTP/1.1`, 'Expect: a-miracle'), 400],
    ['another protocol', 'HELO localhost\r\n\r\n', 400],
    ['another version', head('GET / HTTP/9.9'), 400],
    ['a header of 20 KB', head(`GET ${signin} HTTP/1.1`, `X-A: ${'a'.repeat(20_000)}`), 431],
    ['a thousand headers', head(`GET ${signin} HTTP/1.1`, ...Array.from({ length: 1000 }, (_, index) => `X-${index}: aaaaaaaaaa`)), 431],
    ['a path of 20 KB', head(`GET /${'a'.repeat(20_000)} HTTP/1.1`), 431],
  ];
  it.each(cases)('with %s is refused with a code, and passed to nobody', async (_name, bytes, status) => {
    behind.seen.length = 0;
    const answer = await answerTo(bytes);
    expect(answer).toEqual({
      status,
      code: expect.stringMatching(/^\w+Exception$/),
      refusal: expect.stringMatching(/^[a-z0-9-]+$/),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(behind.seen.filter(({ url }) => url !== ownQuestion)).toEqual([]);
  });
});

describe('a request that takes its time', () => {
  it.each([
    ['its headers', `GET ${signin} HTTP/1.1\r\nHost: localhost\r\nX-A: `],
    ['its body', head(`POST ${signin} HTTP/1.1`, json, 'Content-Length: 100') + '{'],
    ['its chunks', head(`POST ${signin} HTTP/1.1`, json, 'Transfer-Encoding: chunked') + '1\r\n{\r\n'],
  ])('with %s is told so and cut off', async (_name, bytes) => {
    expect(await answerTo(bytes)).toMatchObject({ status: 408, code: 'ValidationException' });
  });
});
