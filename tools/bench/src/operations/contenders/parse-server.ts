// Parse Server with the same files, on the same engine: what a team would take instead.
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { serveAs } from './contender.ts';
import type { KnownFile } from './contender.ts';
import { folder, startEngine } from './filled-database.ts';
import { entity, peopleOf } from './sample-files.ts';

interface ParseServerModule {
  readonly ParseServer: new (options: object) => { start(): Promise<unknown>; readonly app: express.Express };
}

const appId = 'bench';
const fileCount = 600;
const atOnce = 20;
/** Where the bench installed it, outside the repository. */
const installation = process.argv[3] ?? '';

serveAs(async () => {
  const { ParseServer } = createRequire(join(installation, 'package.json'))('parse-server') as ParseServerModule;
  const { mongoUri } = await startEngine();
  const app = express();
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const parse = new ParseServer({
    databaseURI: databaseAt(mongoUri),
    appId,
    masterKey: 'master-of-the-bench',
    serverURL: `${url}/parse`,
    allowClientClassCreation: true,
    silent: true,
    logsFolder: join(folder, 'logs'),
    // The engine has no collation.
    databaseOptions: { createIndexUserUsernameCaseInsensitive: false, createIndexUserEmailCaseInsensitive: false },
  });
  await parse.start();
  app.use('/parse', parse.app);
  const headers = { 'x-parse-application-id': appId };
  return { doors: { parse: url }, headers, files: await fill(`${url}/parse`, headers), drain: async () => undefined };
});

/** A socket in a URI is encoded; the name of the database comes behind it. */
function databaseAt(mongoUri: string): string {
  return `${mongoUri.replace(/\/$/, '')}/parse`;
}

async function fill(url: string, headers: Record<string, string>): Promise<KnownFile[]> {
  const createOne = async (className: string, row: object): Promise<string> => {
    const answer = await fetch(`${url}/classes/${className}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(row),
    });
    return ((await answer.json()) as { objectId: string }).objectId;
  };
  const create = async (className: string, rows: readonly object[]): Promise<string[]> => {
    const ids: string[] = [];
    for (let start = 0; start < rows.length; start += atOnce)
      ids.push(...(await Promise.all(rows.slice(start, start + atOnce).map((row) => createOne(className, row)))));
    return ids;
  };
  const [shop = ''] = await create('Establishment', [entity]);
  const consumers = await create('Consumer', peopleOf(fileCount));
  const pointer = (className: string, objectId: string) => ({ __type: 'Pointer', className, objectId });
  const entry = {
    code: 'MSG',
    status: 0,
    author: { role: 'REP', userName: 'Camille' },
    text: 'Le vélo est à l’atelier.',
  };
  const ids = await create(
    'Repair',
    consumers.map((consumer, n) => ({
      fileNumber: `REP00042_${10_000 + n}`,
      status: 0,
      kind: 0,
      entityId: entity.entity_id,
      entity: pointer('Establishment', shop),
      consumer: pointer('Consumer', consumer),
      bike: { brand: 'Giant', serial: `G-${n}` },
      invoiceCents: 6000,
      premiumCents: 5000,
      operations: ['INIT', 'FAC', 'MSG'],
      history: Array.from({ length: 6 }, () => entry),
    })),
  );
  return ids.map((id) => ({ id, rowHash: '' }));
}
