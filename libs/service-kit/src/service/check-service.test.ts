import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { connectDatabase, defineSchema } from '@alveole/persistence';
import { z } from 'zod';
import { environmentFields } from '../config/environment-fields.ts';
import { checkService } from './check-service.ts';
import { defineService } from './define-service.ts';

const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const service = defineService({
  name: 'repairs',
  config: z.object({ AUTH_URL: environmentFields.AUTH_URL }),
  checks: () => [{ part: 'stockage', variables: [], tries: () => Promise.resolve('seau') }],
  assemble: () => ({ routes: [], subscriptions: [], outboxes: [], retention: [] }),
});

/** The store has the name of the service, so another suite of this process may have left the newest form of it there. */
async function clearStore(): Promise<void> {
  const database = await connectDatabase({
    uri: process.env.MONGODB_URI ?? '',
    dbName: 'alveole_repairs',
    logger: { info: () => undefined, warn: () => undefined },
  });
  await database.model('things', defineSchema({})).db.dropDatabase();
  await database.close();
}

let auth: { readonly url: string; readonly server: Server };
beforeAll(async () => {
  await clearStore();
  const server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  auth = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
});
afterAll(() => void auth?.server.close());

const environment = () => ({
  MONGODB_URI: process.env.MONGODB_URI,
  AUTH_PUBLIC_KEYS: JSON.stringify({ one: pem }),
  SERVICE_SECRET: randomBytes(32).toString('hex'),
  AUTH_URL: auth.url,
});

async function check(env: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  const works = await checkService(service, { env, say: (line) => lines.push(line) });
  return { works, lines: lines.map((line) => line.replaceAll(/ +/g, ' ').replace(/\d+ ms/, 'n ms')) };
}

describe('the check of a service', () => {
  it('says in one table that all that it stands on works', async () => {
    expect(await check(environment())).toEqual({
      works: true,
      lines: [
        '✓ repairs configuration ',
        '✓ repairs base de données n ms, alveole_repairs',
        '✓ repairs forme de la base n ms',
        '✓ repairs service auth n ms',
        '✓ repairs stockage n ms, seau',
      ],
    });
  });

  it('goes on though one part is away, and names the variable that says where it is', async () => {
    const { works, lines } = await check({ ...environment(), AUTH_URL: 'http://127.0.0.1:9' });
    expect(works).toBe(false);
    expect(lines).toContainEqual(expect.stringMatching(/^✗ repairs service auth .*\(AUTH_URL\)$/));
    expect(lines).toContainEqual('✓ repairs stockage n ms, seau');
  });

  it('names every fault of the configuration at once, and tries nothing then', async () => {
    const { works, lines } = await check({ ...environment(), AUTH_URL: 'auth', SERVICE_SECRET: '' });
    expect(works).toBe(false);
    expect(lines).toEqual([
      expect.stringMatching(/^✗ repairs configuration SERVICE_SECRET: is required$/),
      expect.stringMatching(/^✗ repairs configuration AUTH_URL: must be an http/),
    ]);
  });
});
