// Adds up the reports of jest and Playwright into the one closing line of the run.
import { readFileSync } from 'node:fs';

const counts = process.argv.slice(2).map((path) => countsOf(JSON.parse(readFileSync(path, 'utf8'))));
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0 || counts.some((count) => count.passed === 0)) process.exit(1);

function countsOf(report) {
  if ('numPassedTests' in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}
