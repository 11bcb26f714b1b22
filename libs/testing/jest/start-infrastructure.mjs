// Starts the embedded parts once for all tests of the `node` project, unless the environment names real ones.
import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import stopInfrastructure from './stop-infrastructure.mjs';

const root = resolve(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 60_000;

/** Variables that only mean something together: naming the first means that the whole group is real. */
const groups = [
  ['MONGODB_URI'],
  ['S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'SMS_URL', 'INBOX_URL'],
  ['GEOCODER_URL', 'COMMUNES_URL'],
];

export default async function startInfrastructure() {
  const missing = groups.filter(([first]) => !process.env[first]);
  if (missing.length === 0 || globalThis.alveoleInfrastructure) return;
  // Short, since a Unix socket's path may have only 107 bytes.
  const dataDir = await mkdtemp(join(tmpdir(), 'alv-'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'libs/embedded/src/main.ts', '--json', '--data-dir', dataDir],
    {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  globalThis.alveoleInfrastructure = { child, dataDir };
  const environment = await readyMessage(child).catch(async (error) => {
    await stopInfrastructure();
    throw error;
  });
  for (const name of missing.flat()) if (environment[name] !== undefined) process.env[name] = environment[name];
}

/** The child prints one JSON line once everything listens. */
function readyMessage(child) {
  return new Promise((resolveReady, reject) => {
    const lines = createInterface({ input: child.stdout });
    const late = setTimeout(() => reject(new Error('The embedded parts did not start in time.')), START_TIMEOUT_MS);
    const settle = (act) => (value) => {
      clearTimeout(late);
      act(value);
    };
    lines.once(
      'line',
      settle((line) => resolveReady(JSON.parse(line).ready)),
    );
    child.once('error', settle(reject));
    child.once(
      'exit',
      settle((code) => reject(new Error(`The embedded parts ended at start with code ${code}.`))),
    );
  });
}
