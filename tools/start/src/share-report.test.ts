import { failuresOf, sumOf, withSuites } from '../share-report.mjs';
import type { ShareReport, TestReport } from '../share-report.mjs';

const suite = (name: string, status: string, statuses: readonly string[], message = ''): TestReport => ({
  name,
  status,
  message,
  assertionResults: statuses.map((each, index) => ({ fullName: `${name} ${index}`, status: each })),
});

const reportOf = (testResults: TestReport[], counts: [number, number, number]): ShareReport => ({
  success: counts[1] + counts[2] === 0,
  numPassedTests: counts[0],
  numFailedTests: counts[1],
  numRuntimeErrorTestSuites: counts[2],
  testResults,
});

const good = suite('good', 'passed', ['passed', 'passed']);
const stalled = suite('stalled', 'failed', ['passed', 'failed']);
const broken = suite('broken', 'failed', [], 'Cannot find module\nat line 3');
const report = reportOf([good, stalled, broken], [3, 1, 1]);

describe('the report of a share of the tests', () => {
  it('names each failed suite with its failed tests, one that broke before its tests with the first line of why', () => {
    expect(failuresOf(report)).toEqual([
      { suite: 'stalled', titles: ['stalled 1'] },
      { suite: 'broken', titles: ['Cannot find module'] },
    ]);
  });

  it('counts suites that pass at the second try as passed', () => {
    const secondTry = reportOf(
      [suite('stalled', 'passed', ['passed', 'passed']), suite('broken', 'passed', ['passed'])],
      [3, 0, 0],
    );
    const whole = withSuites(report, secondTry);
    expect(whole.success).toBe(true);
    expect(sumOf([whole])).toEqual({ passed: 5, failed: 0, suites: 3 });
  });

  it('counts what fails at the second try too as failed', () => {
    const whole = withSuites(report, reportOf([stalled, broken], [1, 1, 1]));
    expect(whole.success).toBe(false);
    expect(sumOf([whole])).toEqual({ passed: 3, failed: 2, suites: 3 });
  });
});
