import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { lineOf, otherLines } from '@alveole/transparency/log-fixture';
import { headOver, signedLogOf } from '@alveole/transparency/signed-log-fixture';
import type { LogSource } from '@alveole/transparency';
import { serveLog } from './log-server.fixture.ts';

const root = resolve(import.meta.dirname, '../../..');
const lines = otherLines(5);
const head = headOver(lines, '2026-11-25');

/** Runs the command for a reader who goes after its first line, as `head -1` does. */
async function runReadOnce(source: LogSource) {
  let leave = () => {};
  const departure = new Promise<void>((resolved) => (leave = resolved));
  const site = await serveLog({ ...source, keys: () => departure.then(source.keys) });
  const child = spawn(process.execPath, [resolve(root, 'tools/verify/alveole-verify.mjs'), site.url], { cwd: root });
  child.stdout.once('data', () => child.stdout.once('close', leave).destroy());
  const [[exitCode], printed] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  await site.close();
  return { exitCode: exitCode as number, printed };
}

it('verifies to its end for a reader who has gone after the first line, and exits with what it found', async () => {
  expect(await runReadOnce(signedLogOf(lines, [head]))).toEqual({ exitCode: 0, printed: '' });
  const falsified = [lineOf({ cents: 1 }), ...lines.slice(1)];
  expect(await runReadOnce(signedLogOf(falsified, [head]))).toEqual({ exitCode: 1, printed: '' });
});

const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const commands = Object.entries(scripts).filter(([, script]) => script.includes('--import tsx'));

it.each(commands)('npm run %s works on for a reader who has gone', (_name, script) => {
  expect(script).toContain('--import tsx --import ./tools/verify/src/closed-pipe.mjs ');
});

it('lets a command start worker threads, which inherit its imports but not the loader of TypeScript', async () => {
  const [, imports] = /^node (.*--import \S+) tools/.exec(scripts['trial']!)!;
  const startWorker = "new (require('node:worker_threads').Worker)(new URL('data:text/javascript,'))";
  const child = spawn(process.execPath, [...imports!.split(' '), '--eval', startWorker], { cwd: root });
  const [[exitCode], printed] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect({ exitCode: exitCode as number, printed }).toEqual({ exitCode: 0, printed: '' });
});
