// Tells of each suite as it ends; the sum of all shares is the business of `npm test`.
import { relative } from 'node:path';

export default class ShareReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  write(line) {
    process.stdout.write(`${line}\n`);
  }

  onTestResult({ path, context }, { numFailingTests, testExecError, failureMessage, perfStats, console: entries }) {
    const isFailed = numFailingTests > 0 || Boolean(testExecError);
    const name = `${context.config.displayName.name} ${relative(this.rootDir, path)}`;
    this.write(`${isFailed ? 'FAIL' : 'PASS'} ${name} (${(perfStats.runtime / 1000).toFixed(1)} s)`);
    if (!isFailed) return;
    if (failureMessage) this.write(failureMessage);
    for (const { type, message } of entries ?? []) this.write(`${type}: ${message}`);
  }
}
