import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '../embedded-logger.ts';
import { startObjectStore } from './start-object-store.ts';

export const testCredentials = {
  accessKeyId: 'AKIDFORTHETESTS0',
  secretAccessKey: 'a-secret-for-the-tests-of-forty-signs-00',
};
export const MAX_OBJECT_BYTES = 64 * 1_024;
const region = 'eu-west-3';

export interface Call {
  method?: string;
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: string;
}

/** An object store in a folder of its own, and signed calls to it. For tests. */
export async function startTestStore() {
  const dir = await mkdtemp(join(tmpdir(), 'alv-objects-'));
  /** Moves the store's clock; signatures are made with the real one. */
  const clock = { laterBy: 0 };
  const start = () =>
    startObjectStore({
      dir,
      credentials: testCredentials,
      region,
      buckets: ['media'],
      maxObjectBytes: MAX_OBJECT_BYTES,
      logger: silentLogger,
      now: () => new Date(Date.now() + clock.laterBy),
    });
  let store = await start();

  const wireRequest = ({ method = 'GET', path, query = {}, headers = {} }: Call) => {
    const { hostname, port, host } = new URL(store.endpoint);
    return {
      method,
      protocol: 'http:',
      hostname,
      port: Number(port),
      path: encodePath(path),
      query,
      headers: { host, ...headers },
    };
  };

  const sign = async (call: Call, own = testCredentials) =>
    (
      await signer(own).sign(
        wireRequest({ ...call, headers: { ...call.headers, 'x-amz-content-sha256': sha256(call.body ?? '') } }),
      )
    ).headers;

  /** Over a plain socket, so that dots and slashes travel as they are. */
  const send = ({ method = 'GET', path, query = {}, body = '' }: Call, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const search = Object.entries(query)
        .map(([name, value]) => `${encode(name)}=${encode(value)}`)
        .join('&');
      const { hostname, port } = new URL(store.endpoint);
      const request = httpRequest({
        method,
        hostname,
        port,
        path: `${encodePath(path)}${search && '?'}${search}`,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      request.end(body);
    });

  return {
    dir,
    clock,
    sign,
    send,
    signedCall: async (call: Call, own = testCredentials) => send(call, await sign(call, own)),
    put: async (key: string, body: string, headers = {}) => {
      const call = { method: 'PUT', path: `/media/${key}`, body, headers };
      return send(call, await sign(call));
    },
    get: async (key: string, headers = {}) => {
      const call = { path: `/media/${key}`, headers };
      return send(call, await sign(call));
    },
    async presigned({ method = 'GET', path }: Call, expiresIn = 60): Promise<string> {
      const hidden = new Set(['x-amz-content-sha256']);
      const request = wireRequest({
        method,
        path,
        query: { 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
        headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      });
      const signed = await signer(testCredentials).presign(request, {
        expiresIn,
        unhoistableHeaders: hidden,
        unsignableHeaders: hidden,
      });
      const search = Object.entries(signed.query ?? {})
        .map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
        .join('&');
      return `${store.endpoint}${signed.path}?${search}`;
    },
    endpoint: () => store.endpoint,
    async restart() {
      await store.close();
      store = await start();
    },
    async close() {
      await store.close();
      await rm(dir, { recursive: true });
    },
  };
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Status and S3 error code. */
export const errorCode = ({ status, text }: Answer) => [status, codeIn(text)];

export const fetchedErrorCode = async (answer: Response) => [answer.status, codeIn(await answer.text())];

const codeIn = (xml: string) => /<Code>(\w+)<\/Code>/.exec(xml)?.[1];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const encodePath = (path: string) => path.split('/').map(encode).join('/');

const signer = (credentials: typeof testCredentials) =>
  new SignatureV4({ service: 's3', region, credentials, sha256: Sha256, uriEscapePath: false });
