import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const sources = {
  'package.json': '{ "name": "@alveole/doubling", "type": "module" }',
  'src/main.ts': `
    import { once } from 'node:events';
    import { Worker } from 'node:worker_threads';
    import { createWorkerPool } from '@alveole/service-kit';
    const pool = createWorkerPool<number, number>({
      name: 'double',
      file: new URL('./double.worker.ts', import.meta.url),
      ...{ threads: 1, queue: 0, waitMs: 0, timeoutMs: 60_000, memoryMb: 64 },
    });
    console.log(await pool.run(21));
    await pool.close();
    console.log(...(await once(new Worker(new URL('./greeter.mjs', import.meta.url)), 'message')));
  `,
  'src/greeter.mjs': "import { register } from 'tsx/esm/api'; register(); await import('./greeter.ts');",
  'src/greeter.ts': `
    import { parentPort } from 'node:worker_threads';
    parentPort?.postMessage('hello' as string);
  `,
  'src/double.worker.ts': 'export default (number: number): number => number * 2;',
};

const gatewaySources = {
  'package.json': '{ "name": "@alveole/front", "type": "module" }',
  'src/main.ts': "import { startGateway } from '@alveole/gateway'; console.log(typeof startGateway);",
};

const folders: string[] = [];
function packageOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  folders.push(folder);
  mkdirSync(join(folder, 'src'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const bundle = (folder: string) =>
  run(process.execPath, ['--import', 'tsx', 'tools/distributed/src/bundle/main.ts', folder]);

describe('the bundle of a service', () => {
  it('has the work of its threads beside it, which runs where no source is', async () => {
    const folder = packageOf(sources);
    await bundle(folder);
    rmSync(join(folder, 'src'), { recursive: true });
    const { stdout } = await run(process.execPath, [join(folder, 'dist/main.mjs')]);
    expect(stdout).toBe('42\nhello\n');
  });
  it('loads neither the driver of the database nor Fastify for the gateway', async () => {
    const folder = packageOf(gatewaySources);
    await bundle(folder);
    const loaded = readFileSync(join(folder, 'dist/main.mjs'), 'utf8');
    expect(loaded).toContain('"express"');
    expect(loaded).not.toMatch(/from "(mongoose|fastify)"/);
  });
});
