import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { otherLines } from '@alveole/transparency/log-fixture';
import { headOver, signedLogOf } from '@alveole/transparency/signed-log-fixture';
import { serveLog } from './log-server.fixture.ts';

const run = promisify(execFile);

it('verifies a log from a bundle that stands alone in an empty folder, without any package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alveole-verify-'));
  const bundle = join(folder, 'alveole-verify.mjs');
  await run(process.execPath, [resolve(import.meta.dirname, '../bundle.mjs'), bundle]);
  const lines = otherLines(5);
  const site = await serveLog(signedLogOf(lines, [headOver(lines, '2026-11-25')]));
  const { stdout } = await run(process.execPath, [bundle, site.url], { cwd: folder });
  expect(stdout).toMatch(/Aucune anomalie\.\n$/);
  await site.close();
  await rm(folder, { recursive: true });
});
