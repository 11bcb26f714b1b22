// Adds up the reports of jest and Playwright: where the seconds of the journeys and suites go, then the one closing line.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const reports = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, 'utf8')));
const isJest = (report) => 'numPassedTests' in report;

/** How many files are told of each kind, the slowest first. */
const mostFiles = 12;

tellSeconds(
  'Journeys by project',
  secondsBy(({ projectName }) => projectName),
);
tellSeconds('Journeys by file', secondsBy(({ file }) => file).slice(0, mostFiles));
tellSeconds('Suites by file', suiteSeconds().slice(0, mostFiles));

const counts = reports.map(countsOf);
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0 || counts.some((count) => count.passed === 0)) process.exit(1);

function countsOf(report) {
  if (isJest(report)) return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}

/** Seconds of the journeys, the start of their product and each further try included, by what `nameOf` says; the most first. */
function secondsBy(nameOf) {
  const seconds = new Map();
  const journeys = reports.filter((report) => !isJest(report)).flatMap(({ suites }) => suites.flatMap(journeysOf));
  for (const journey of journeys)
    seconds.set(nameOf(journey), (seconds.get(nameOf(journey)) ?? 0) + journey.milliseconds / 1000);
  return ordered([...seconds]);
}

function journeysOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, tests }) =>
    tests.map(({ projectName, results }) => ({
      file,
      projectName,
      milliseconds: results.reduce((total, { duration }) => total + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

function suiteSeconds() {
  const suites = reports.filter(isJest).flatMap(({ testResults }) => testResults);
  return ordered(
    suites.map(({ name, startTime, endTime }) => [relative(process.cwd(), name), (endTime - startTime) / 1000]),
  );
}

function ordered(rows) {
  return rows.toSorted(([, one], [, other]) => other - one);
}

function tellSeconds(title, rows) {
  if (rows.length > 0) console.log(title);
  for (const [name, seconds] of rows) console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`);
}
