// `npm test`: every unit and service test, from a fresh clone on. Arguments go to jest, which then runs what they name.
import { join } from 'node:path';
import { endWithNpm, spawnWithUs } from './end-with-us.mjs';
import { installDependencies, requireNode, root, say } from './prepare.mjs';

/** What Node runs shares one world a process, what a browser runs has one a file: two processes at a time, of shares. */
const shares = [
  ...sharesOf('node', 2, ['pure', 'node']),
  // In more shares than processes, so that both end at about the same time.
  ...sharesOf('browser', 4, ['browser']),
];

function sharesOf(name, count, projects) {
  return Array.from({ length: count }, (_, index) => ({
    name: `${name}-${index + 1}`,
    args: ['--maxWorkers=1', `--shard=${index + 1}/${count}`, '--selectProjects', ...projects],
  }));
}

/** A suite of Node's that hangs has no limit of its own: what tells nothing for so long is ended. In milliseconds. */
const silence = 15 * 60_000;

/** Runs jest; answers whether all passed. It speaks through pipes: two on one terminal would draw over each other. */
function jest({ name, args }) {
  const { TEST_REPORTS, ...env } = process.env;
  const report = TEST_REPORTS === undefined ? [] : ['--json', `--outputFile=${join(TEST_REPORTS, `${name}.json`)}`];
  const child = spawnWithUs(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args, ...report], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
  });
  const hung = setTimeout(() => {
    say(`${name} ne dit plus rien depuis ${silence / 60_000} minutes\u00a0: arrêt.`);
    child.kill('SIGKILL');
  }, silence);
  for (const [said, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    said.on('data', (chunk) => {
      hung.refresh();
      shown.write(chunk);
    });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(hung);
      resolve(code === 0);
    });
  });
}

/** Takes one share after the other while there are any. */
async function takeShares(passed) {
  for (let share = shares.shift(); share; share = shares.shift()) passed.push(await jest(share));
}

endWithNpm();
requireNode();
await installDependencies();
say(`Tests sur Node ${process.versions.node}`);

const named = process.argv.slice(2);
const passed = [];
if (named.length > 0) passed.push(await jest({ name: 'named', args: ['--maxWorkers=2', ...named] }));
else await Promise.all([takeShares(passed), takeShares(passed)]);
process.exit(passed.every(Boolean) ? 0 : 1);
