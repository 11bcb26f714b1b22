// `npm test`: every unit and service test, from a fresh clone on. Arguments go to jest, which then runs what they name.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { endWithNpm, spawnWithUs } from './end-with-us.mjs';
import { installDependencies, requireNode, root, say } from './prepare.mjs';

/** What a process of tests takes at most, with its embedded database and its threads. In bytes. */
const memoryOfProcess = 2 * 1024 ** 3;
const processes = Math.max(2, Math.min(availableParallelism(), Math.floor(totalmem() / memoryOfProcess)));

/** One world a process (docs/adr/0063, docs/adr/0090): a share is a process that runs its suites one after the other. */
const shares = [
  ...sharesOf('node', processes, ['pure', 'node']),
  // In more shares than processes, so that all end at about the same time.
  ...sharesOf('browser', 2 * processes, ['browser']),
];

function sharesOf(name, count, projects) {
  return Array.from({ length: count }, (_, index) => ({
    name: `${name}-${index + 1}`,
    args: ['--runInBand', `--shard=${index + 1}/${count}`, '--selectProjects', ...projects],
  }));
}

/** A suite of Node's that hangs has no limit of its own: what tells nothing for so long is ended. In milliseconds. */
const silence = 15 * 60_000;

/** Runs jest; answers whether all passed. It speaks through pipes: two on one terminal would draw over each other. */
function jest({ name, args }) {
  const child = spawnWithUs(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
  });
  const hung = setTimeout(() => {
    say(`${name} ne dit plus rien depuis ${silence / 60_000} minutes\u00a0: arrêt.`);
    child.kill('SIGKILL');
  }, silence);
  for (const [output, terminal] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    output.on('data', (chunk) => {
      hung.refresh();
      terminal.write(chunk);
    });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(hung);
      resolve(code === 0);
    });
  });
}

/** Runs the shares, as many at a time as there are processes; answers whether all passed, and writes one sum. */
async function runShares(reports) {
  const startTime = Date.now();
  const names = shares.map(({ name }) => name);
  const failedShares = [];
  const reporters = ['share', 'end'].flatMap((name) => [
    '--reporters',
    join(root, `libs/testing/jest/${name}-reporter.mjs`),
  ]);
  const take = async () => {
    for (let share = shares.shift(); share; share = shares.shift()) {
      const report = ['--json', '--outputFile', join(reports, `${share.name}.json`)];
      const isPassed = await jest({ name: share.name, args: [...share.args, ...reporters, ...report] });
      if (!isPassed) failedShares.push(share.name);
    }
  };
  await Promise.all(Array.from({ length: processes }, take));
  const shareReports = await Promise.all(names.map((name) => readReport(reports, name)));
  for (const name of failedShares) console.log(`FAIL ${name}\u00a0: le processus a échoué`);
  writeSum(shareReports, (Date.now() - startTime) / 1000);
  return failedShares.length === 0 && shareReports.every(({ isMissing }) => !isMissing);
}

async function readReport(reports, name) {
  try {
    return JSON.parse(await readFile(join(reports, `${name}.json`), 'utf8'));
  } catch {
    console.log(`FAIL ${name}\u00a0: terminé sans rapport`);
    return { isMissing: true, numPassedTests: 0, numFailedTests: 1, numRuntimeErrorTestSuites: 0, testResults: [] };
  }
}

function writeSum(shareReports, seconds) {
  const suites = shareReports.flatMap(({ testResults }) => testResults);
  const sum = (key) => shareReports.reduce((total, report) => total + report[key], 0);
  for (const { name, assertionResults, message } of suites.filter(({ status }) => status === 'failed')) {
    const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    for (const title of titles.length > 0 ? titles : [message.split('\n')[0]])
      console.log(`FAIL ${name.slice(root.length + 1)}\u00a0: ${title}`);
  }
  const time = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  say(
    `${sum('numPassedTests')} tests réussis, ${sum('numFailedTests') + sum('numRuntimeErrorTestSuites')} en échec, ${suites.length} fichiers, ${time} sur ${processes} processus`,
  );
}

endWithNpm();
requireNode();
await installDependencies();
say(`Tests sur Node ${process.versions.node}`);

const named = process.argv.slice(2);
if (named.length > 0) process.exit((await jest({ name: 'named', args: ['--maxWorkers=2', ...named] })) ? 0 : 1);
const givenFolder = process.env.TEST_REPORTS;
const reports = givenFolder ?? (await mkdtemp(join(tmpdir(), 'alv-reports-')));
const passed = await runShares(reports);
if (givenFolder === undefined) await rm(reports, { recursive: true, force: true });
process.exit(passed ? 0 : 1);
