// `npm test`: every unit and service test, from a fresh clone on. Arguments go to jest, which then runs what they name.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { endWithNpm, spawnWithUs } from './end-with-us.mjs';
import { installDependencies, requireNode, root, say } from './prepare.mjs';
import { failuresOf, readReport, sumOf, withSuites, writeReport } from './share-report.mjs';

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
    shard: `--shard=${index + 1}/${count}`,
    args: ['--runInBand', '--selectProjects', ...projects],
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

const reporters = ['share', 'end'].flatMap((name) => [
  '--reporters',
  join(root, `libs/testing/jest/${name}-reporter.mjs`),
]);

/** Runs the shares, as many at a time as there are processes; answers whether all passed, and writes one sum. */
async function runShares(reports) {
  const startTime = Date.now();
  const waiting = [...shares];
  const runs = [];
  const take = async () => {
    for (let share = waiting.shift(); share; share = waiting.shift()) runs.push(await runShare(share, reports));
  };
  await Promise.all(Array.from({ length: processes }, take));
  for (const run of runs.filter(deservesSecondTry)) await tryAgain(run, reports);
  for (const { name } of runs.filter(({ isPassed }) => !isPassed))
    console.log(`FAIL ${name}\u00a0: le processus a échoué`);
  writeSum(
    runs.map(({ report }) => report),
    (Date.now() - startTime) / 1000,
  );
  return runs.every(({ isPassed }) => isPassed);
}

async function runShare({ name, shard, args }, reports) {
  const path = join(reports, `${name}.json`);
  const isPassed = await jest({ name, args: [...args, shard, ...reporters, '--json', '--outputFile', path] });
  const report = await readReport(path);
  return { name, args, path, isPassed: isPassed && report !== undefined, report };
}

/** As many suites of a share as a stalled machine makes fail; of more, something is broken. */
const mostSecondTries = 3;

/** A shared machine may stall for a moment; what fails twice is broken. Where somebody waits, a failure is told at once. */
function deservesSecondTry({ isPassed, report }) {
  if (!process.env.CI || isPassed || report === undefined) return false;
  const { length } = failuresOf(report);
  return length > 0 && length <= mostSecondTries;
}

/** Runs the suites of a share that failed once more, after all others; what passes now is told and counted as passed. */
async function tryAgain(run, reports) {
  const failures = failuresOf(run.report);
  const path = join(reports, 'second-try');
  const suites = failures.map(({ suite }) => suite);
  const again = ['--json', '--outputFile', path, '--runTestsByPath', ...suites];
  run.isPassed = await jest({ name: `${run.name} (2)`, args: [...run.args, ...reporters, ...again] });
  const report = await readReport(path);
  await rm(path, { force: true });
  if (report === undefined) return;
  run.report = withSuites(run.report, report);
  await writeReport(run.path, run.report);
  if (run.isPassed) for (const failure of failures) tellFailure('INSTABLE', failure);
}

function tellFailure(word, { suite, titles }) {
  for (const title of titles) console.log(`${word} ${suite.slice(root.length + 1)}\u00a0: ${title}`);
}

function writeSum(reports, seconds) {
  const known = reports.filter((report) => report !== undefined);
  for (const failure of known.flatMap(failuresOf)) tellFailure('FAIL', failure);
  const { passed, failed, suites } = sumOf(known);
  const time = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  const missing = reports.length - known.length;
  say(`${passed} tests réussis, ${failed + missing} en échec, ${suites} fichiers, ${time} sur ${processes} processus`);
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
