// Brings a fresh clone to where the product can run. Plain JavaScript without dependencies: it runs before any is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

const oldestNode = [20, 19];
/** npm writes it last: an installation that was cut off has none. */
const installedLock = join(root, 'node_modules/.package-lock.json');
const buildStamp = join(root, '.nx/front-builds');

/** Stops with one readable line when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const tooOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
  if (tooOld) fail(`Node ${oldestNode.join('.')} ou plus récent est nécessaire (ici ${process.versions.node}).`);
}

/** Installs the locked dependencies when they are missing or older than the lock file. */
export function installDependencies() {
  if (dateOf(installedLock) >= dateOf(join(root, 'package-lock.json'))) return;
  say('Installation des dépendances (npm ci), une à deux minutes la première fois…');
  run('npm', ['ci', '--no-audit', '--no-fund'], 'L’installation des dépendances a échoué.');
}

/** Builds the shell and the remotes when one of their sources has changed. */
export function buildFronts() {
  const wanted = fingerprint(['apps', 'libs', 'tools/build-front'], 'package-lock.json');
  if (readStamp(buildStamp) === wanted) return;
  say('Construction des écrans (une minute la première fois, puis en cache)…');
  run('npx', ['nx', 'run-many', '-t', 'build', '--outputStyle=stream'], 'La construction des écrans a échoué.', {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  });
  writeStamp(buildStamp, fingerprint(['apps', 'libs', 'tools/build-front'], 'package-lock.json'));
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

function run(command, args, problem, env = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.status !== 0) fail(problem);
}

function fail(problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/** Names, sizes and dates of the sources: cheap to take, and it changes whenever a file does. */
function fingerprint(folders, ...files) {
  const entries = [
    ...folders.flatMap((folder) => filesBelow(join(root, folder))),
    ...files.map((file) => join(root, file)),
  ];
  const lines = entries.map((path) => {
    const { size, mtimeMs } = statSync(path);
    return `${path.slice(root.length)} ${size} ${mtimeMs}`;
  });
  return hashOf(lines.sort().join('\n'));
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'dist-development'].includes(entry.name)) return [];
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
