import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onThisMachine } from '../platform/on-this-machine.ts';
import { writeOwnCampaigns } from '../platform/own-campaigns.ts';
import { operatorVariables } from '../platform/operator-settings.ts';
import { freePorts } from '@alveole/start/free-ports';
import { startProcess } from '../processes/start-process.ts';
import type { StartedProcess } from '../processes/start-process.ts';
import { until } from '../processes/until.ts';
import { environmentOf, nodeServices, readComposeFile } from './compose-file.ts';
import type { NodeService } from './compose-file.ts';

const compose = readComposeFile('docker-compose.yml');
const variables = operatorVariables();
const withDatabase = nodeServices.filter((name) => name !== 'gateway');
const nobody = '127.0.0.1:1';
const {
  AMQP_URL,
  MONGODB_URI = '',
  S3_ENDPOINT = '',
  S3_REGION = '',
  S3_BUCKET = '',
  S3_ACCESS_KEY_ID = '',
  S3_SECRET_ACCESS_KEY = '',
} = process.env;
const servers = { MONGODB_URI, S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };

const folder = mkdtempSync(join(tmpdir(), 'alveole-own-'));
const campaignsDir = writeOwnCampaigns(folder);
afterAll(() => rmSync(folder, { recursive: true }));
let ports: Record<string, number>;
const started: StartedProcess[] = [];

/** Starts the bundle as its image does, under plain node. */
function start(
  name: NodeService,
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): StartedProcess {
  const child = startProcess(process.execPath, [`services/${name}/dist/main.mjs`, ...args], environment);
  started.push(child);
  return child;
}

const environmentHere = (name: NodeService, places: Readonly<Record<string, string>>) =>
  onThisMachine(name, environmentOf(compose, name, variables), { ports, servers: places, campaignsDir });

/** Brings each store into the form of this version, by the command of its image, without a broker. */
async function migrateStores(...options: readonly string[]): Promise<StartedProcess[]> {
  const environment = { ...servers, AMQP_URL: `amqp://${nobody}` };
  const children = withDatabase.map((name) => start(name, environmentHere(name, environment), 'migrate', ...options));
  expect(await Promise.all(children.map(({ ended }) => ended))).toEqual(withDatabase.map(() => 0));
  return children;
}

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'tools/distributed/src/bundle/main.ts',
    ...nodeServices.map((name) => `services/${name}`),
  ]);
  const free = await freePorts(nodeServices.length);
  ports = Object.fromEntries(nodeServices.map((name, index) => [name, free[index] ?? 0]));
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((child) => child.stop()));
});

describe.each(nodeServices)('the image of %s', (name) => {
  it('names in one line, before it ends with code 1, what it needs; compose gives all of it', async () => {
    const child = start(name, {});
    expect(await child.ended).toBe(1);
    const [line = '', ...more] = child.errorLines();
    expect([line.startsWith('Configuration refused: '), more]).toEqual([true, []]);
    const faults = [...line.matchAll(/(\w+): (?:is required|must be)/g)].map(([, fault]) => fault);
    expect(faults.length).toBeGreaterThan(5);
    expect(Object.keys(environmentOf(compose, name, variables))).toEqual(expect.arrayContaining(faults));
  });

  it('ends the same way when a single variable of its environment is missing', async () => {
    const { ENROLMENT_URL, ...rest } = environmentHere(name, {});
    const environment = name === 'enrolment' ? { ...rest, AUTH_URL: '' } : rest;
    const child = start(name, environment);
    expect(await child.ended).toBe(1);
    expect(child.errorLines()).toEqual([
      `Configuration refused: ${name === 'enrolment' ? 'AUTH_URL' : 'ENROLMENT_URL'}: is required`,
    ]);
    expect(ENROLMENT_URL === undefined).toBe(name === 'enrolment');
  });
});

describe('the gateway', () => {
  it('ends with code 1 and a French sentence where the legal texts are those of a demonstration', async () => {
    const environment = { ...environmentHere('gateway', servers), CAMPAIGNS_DIR: 'campaigns', SHELL_DIR: 'apps/shell' };
    const child = start('gateway', environment);
    expect(await child.ended).toBe(1);
    expect(child.errorLines()).toEqual([
      expect.stringMatching(
        /^Cannot start: Les textes légaux de campaigns\/open-ended\/textes sont ceux d’une démonstration/,
      ),
    ]);
  });
});

describe('a service of the compose file', () => {
  it('ends with code 1 and one readable line when its database cannot be reached', async () => {
    const places = { MONGODB_URI: `mongodb://${nobody}`, AMQP_URL: AMQP_URL ?? `amqp://${nobody}` };
    const children = withDatabase.map((name) => start(name, environmentHere(name, places)));
    const codes = await Promise.all(children.map(({ ended }) => ended));
    expect(codes).toEqual(withDatabase.map(() => 1));
    const reason = `Cannot start: The database at mongodb://${nobody} cannot be reached`;
    for (const child of children) expect(child.errorLines()).toEqual([expect.stringContaining(reason)]);
  });

  it('migrates its store by a command that needs no broker, and has nothing left to do when it is called again', async () => {
    await migrateStores();
    for (const child of await migrateStores('--dry-run'))
      expect(child.outputLines()).toContain('Aucune migration en attente.');
  });

  it('starts without a broker, serves, and says that the bus is away', async () => {
    await migrateStores();
    const children = withDatabase.map((name) =>
      start(name, environmentHere(name, { ...servers, AMQP_URL: `amqp://${nobody}` })),
    );
    for (const name of withDatabase) {
      const state = await until(`${name} is ready`, async () => {
        const answer = await fetch(`http://127.0.0.1:${ports[name]}/readyz`);
        return answer.ok ? ((await answer.json()) as { watched: Record<string, boolean> }) : undefined;
      });
      expect(state.watched.bus).toBe(false);
    }
    expect(await Promise.all(children.map((child) => child.stop()))).toEqual(withDatabase.map(() => 0));
    for (const child of children)
      expect(child.outputLines()).toContainEqual(expect.stringContaining(`The broker at ${nobody} cannot be reached`));
  });

  it('serves as the gateway although its services are away, and says so', async () => {
    start('gateway', { ...environmentHere('gateway', servers), SHELL_DIR: 'apps/shell' });
    const origin = `http://127.0.0.1:${ports.gateway}`;
    await until('the gateway lives', async () => ((await fetch(`${origin}/healthz`)).ok ? true : undefined));
    const [readiness, call] = await Promise.all([
      fetch(`${origin}/readyz`),
      fetch(`${origin}/alveoleapi/entities_public?zip=69001`),
    ]);
    expect([readiness.status, call.status]).toEqual([503, 503]);
    expect([readiness.headers.get('retry-after'), call.headers.get('retry-after')]).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+$/),
    ]);
  });
});

if (AMQP_URL) {
  describe('with a broker, each service of the compose file', () => {
    beforeAll(() => migrateStores());

    it('starts as its own process with exactly the variables given there, and closes with code 0', async () => {
      const children = withDatabase.map((name) => start(name, environmentHere(name, { ...servers, AMQP_URL })));
      for (const name of withDatabase) {
        await until(`${name} is ready`, async () =>
          (await fetch(`http://127.0.0.1:${ports[name]}/readyz`)).ok ? true : undefined,
        );
      }
      const codes = await Promise.all(children.map((child) => child.stop()));
      expect(codes).toEqual(withDatabase.map(() => 0));
      expect(children.flatMap((child) => child.errorLines())).toEqual([]);
    });
  });
}
