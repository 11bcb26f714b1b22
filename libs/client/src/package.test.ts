import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serveAnswers } from './client-server.fixture.ts';

const run = promisify(execFile);
const library = resolve(import.meta.dirname, '..');
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** What an integrator writes, with types that it relies on. */
const program = `
import { clientCredentials, createClient, Refusal } from '@alveole/client';

const client = createClient({
  url: process.argv[2] ?? '',
  tokens: clientCredentials({ clientId: 'portal', clientSecret: 'secret', scopes: ['repairs:read'] }),
});
const found: string[] = [];
for await (const { repair_id, status } of client.repairs.listRepairs.each({ query: { order: 'oldest' } })) {
  const isNumber: number = status;
  found.push(\`\${repair_id} \${isNumber}\`);
}
try {
  await client.repairs.readOwnRepair({ params: { id: 'gone' } });
} catch (failure) {
  if (failure instanceof Refusal && failure.code === 'RepairNotFoundException') found.push(failure.requestId ?? '');
}
// @ts-expect-error the id of a file is a text, and required
void (() => client.repairs.readOwnRepair({ params: {} }));
// @ts-expect-error no such order
void (() => client.repairs.listRepairs({ query: { order: 'sideways' } }));
console.log(found.join(', '));
`;

const compilerOptions = {
  target: 'ES2022',
  module: 'NodeNext',
  lib: ['ES2022', 'DOM'],
  types: [],
  strict: true,
  skipLibCheck: false,
};

describe('the published package', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'alveole-client-'));
    const published = join(folder, 'published');
    await run(process.execPath, [join(library, 'build-package.mjs'), published]);
    const { stdout } = await run('npm', ['pack', '--json', published], { cwd: folder });
    const [packed] = JSON.parse(stdout.slice(stdout.indexOf('['))) as { filename: string }[];
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'integrator', type: 'module' }));
    const install = ['install', '--offline', '--no-audit', '--no-fund', `./${packed?.filename}`];
    await run('npm', install, { cwd: folder });
    await writeFile(join(folder, 'program.ts'), `declare const process: { argv: string[] };\n${program}`);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const installed = (file: string) => readFile(join(folder, 'node_modules/@alveole/client', file), 'utf8');

  it('brings its licence and page, and depends on nothing', async () => {
    const { dependencies, license } = JSON.parse(await installed('package.json')) as Record<string, unknown>;
    expect([dependencies, license]).toEqual([undefined, 'EUPL-1.2']);
    expect(await installed('LICENSE')).toBe(await readFile(resolve(library, '../../LICENSE'), 'utf8'));
    expect(await installed('README.md')).toContain('createClient');
  });

  it('names no file that it does not bring, and nothing of the repository', async () => {
    const { exports, ...rest } = JSON.parse(await installed('package.json')) as { exports: object };
    const named = JSON.stringify(exports).match(/\.\/[^"]+/g) ?? [];
    expect(named).toHaveLength(2);
    for (const file of named) expect(await installed(file)).not.toBe('');
    expect(Object.keys(rest).sort()).toEqual(
      ['description', 'engines', 'license', 'name', 'sideEffects', 'type', 'version'].sort(),
    );
  });

  it('runs the program of the guide for integrators', async () => {
    const guide = await readFile(resolve(library, '../../docs/SE-BRANCHER.md'), 'utf8');
    await writeFile(join(folder, 'guide.js'), /```js\n(import \{ clientCredentials.*?)\n```/s.exec(guide)?.[1] ?? '');
    const server = await serveAnswers(({ url }) => {
      if (url.endsWith('/token')) return { body: { access_token: 'abc', expires_in: 600 } };
      if (url.endsWith('/statistics')) return { body: { totals: { filed: 12 } } };
      return { status: 403, body: { code: 'NotAuthorizedException' } };
    });
    const env = { ...process.env, URL: server.url, CLIENT_ID: 'portal', CLIENT_SECRET: 'secret' };
    const { stdout } = await run(process.execPath, [join(folder, 'guide.js')], { env });
    expect(stdout).toBe('12 dossiers déposés\n403 NotAuthorizedException\n');
    await server.close();
  });

  it('runs in an empty folder, with types that the compiler checks whole', async () => {
    await run(process.execPath, [compiler, '-p', folder]);
    const pages = [[{ create_date: '2026-03-01', repair_id: 'r1', status: 3 }], []];
    const server = await serveAnswers(({ url }) => {
      if (url.endsWith('/token')) return { body: { access_token: 'abc', expires_in: 600 } };
      if (url.includes('/gone')) return { status: 404, body: { code: 'RepairNotFoundException', request_id: 'q-1' } };
      return { body: pages.shift() };
    });
    const { stdout } = await run(process.execPath, [join(folder, 'program.js'), server.url], { cwd: folder });
    expect(stdout).toBe('r1 3, q-1\n');
    await server.close();
  });
});
