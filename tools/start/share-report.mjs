// What jest reports of a share of the tests, as `--json` writes it.
import { readFile, writeFile } from 'node:fs/promises';

/** The report at a path; undefined where the process ended without one. */
export async function readReport(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    console.log(`FAIL ${path}\u00a0: terminé sans rapport`);
    return undefined;
  }
}

/** Writes a report to where another step adds it up. */
export async function writeReport(path, report) {
  await writeFile(path, JSON.stringify(report));
}

/** The suites that failed, each by its path with the titles of its failed tests; what failed before its tests, with why. */
export function failuresOf({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults, message }) => {
      const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      return { suite: name, titles: titles.length > 0 ? titles : [message.split('\n')[0]] };
    });
}

/** A report whose suites are replaced by those of a second try, with its counts. */
export function withSuites(report, secondTry) {
  const again = new Map(secondTry.testResults.map((suite) => [suite.name, suite]));
  const testResults = report.testResults.map((suite) => again.get(suite.name) ?? suite);
  const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
  const countOf = (wanted) => assertions.filter(({ status }) => status === wanted).length;
  return {
    ...report,
    testResults,
    success: testResults.every(({ status }) => status !== 'failed'),
    numPassedTests: countOf('passed'),
    numFailedTests: countOf('failed'),
    numRuntimeErrorTestSuites: testResults.filter(isBrokenSuite).length,
  };
}

function isBrokenSuite({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed');
}

/** How many tests passed and failed in all reports, a suite that broke before its tests as one, and how many suites there are. */
export function sumOf(reports) {
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
  return {
    passed: sum('numPassedTests'),
    failed: sum('numFailedTests') + sum('numRuntimeErrorTestSuites'),
    suites: reports.reduce((total, { testResults }) => total + testResults.length, 0),
  };
}
