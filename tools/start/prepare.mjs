// Brings a fresh clone to where the product can run. Plain JavaScript without dependencies: it runs before any is there.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { spawnWithUs } from './end-with-us.mjs';

export const root = resolve(import.meta.dirname, '../..');

const oldestNode = [20, 19];
/** npm writes it last: an installation that was cut off has none. */
const installedLock = join(root, 'node_modules/.package-lock.json');
const wantedLock = join(root, 'package-lock.json');
const buildStamp = join(root, '.nx/builds');
/** What is built: the screens, and the product of one process as one module, which is ready in half the time. */
const sources = [
  'apps',
  'libs',
  'services',
  ...['build-front', 'distributed', 'publish-remote', 'seed-data', 'start'].map((name) => `tools/${name}`),
];
/** The whole product; whoever imports it starts it. */
export const product = join(root, 'tools/start/dist/main.mjs');

/** Stops with one readable line when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const tooOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
  if (tooOld) fail(`Node ${oldestNode.join('.')} ou plus récent est nécessaire (ici ${process.versions.node}).`);
}

/** Installs the locked dependencies when they are missing or others than the lock file's. */
export async function installDependencies() {
  if (dateOf(installedLock) >= dateOf(wantedLock) || holdsWhatIsWanted()) return;
  say('Installation des dépendances (npm ci), une à deux minutes la première fois…');
  await run('npm', ['ci', '--no-audit', '--no-fund'], 'L’installation des dépendances a échoué.');
}

/** A checkout gives the lock file a new date and often the same packages. What is optional may be missing. */
function holdsWhatIsWanted() {
  if (!existsSync(installedLock)) return false;
  const installed = packagesIn(installedLock);
  const wanted = packagesIn(wantedLock);
  const isThere = ([place, { version, optional, link }]) =>
    !place.includes('node_modules/') || (installed[place] ? link || installed[place].version === version : optional);
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every((place) => place in wanted);
}

const packagesIn = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages ?? {};

/** Builds the shell, the remotes and the product when one of their sources has changed. */
export async function build() {
  const wanted = fingerprint();
  if (readStamp(buildStamp) === wanted) return;
  say('Construction des écrans et des services (une minute la première fois, puis en cache)…');
  await run('npx', ['nx', 'run-many', '-t', 'build', '--outputStyle=stream'], 'La construction a échoué.', {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  });
  writeStamp(buildStamp, wanted);
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

async function run(command, args, problem, env = {}) {
  const child = spawnWithUs(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit').catch(() => [1]);
  if (code !== 0) fail(problem);
}

function fail(problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/** Names, sizes and dates of the sources: cheap to take, and it changes whenever a file does. */
function fingerprint() {
  const entries = [...sources.flatMap((folder) => filesBelow(join(root, folder))), join(root, 'package-lock.json')];
  const lines = entries.map((path) => {
    const { size, mtimeMs } = statSync(path);
    return `${path.slice(root.length)} ${size} ${mtimeMs}`;
  });
  return hashOf(lines.sort().join('\n'));
}

const results = new Set(['node_modules', 'dist', 'dist-development', 'dist-workers']);

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (results.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Milliseconds since 1970 of the last change; 0 for a file that is not there. */
function dateOf(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

function hashOf(content) {
  return createHash('sha256').update(content).digest('hex');
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function writeStamp(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
