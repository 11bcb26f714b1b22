import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
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

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(folder, 'src'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the bundle of a service', () => {
  it('has the work of its threads beside it, which runs where no source is', async () => {
    await run(process.execPath, ['--import', 'tsx', 'tools/distributed/src/bundle/main.ts', folder]);
    rmSync(join(folder, 'src'), { recursive: true });
    const { stdout } = await run(process.execPath, [join(folder, 'dist/main.mjs')]);
    expect(stdout).toBe('42\nhello\n');
  });
});
